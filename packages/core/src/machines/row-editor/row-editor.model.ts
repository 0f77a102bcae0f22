import type { ProfileChanges } from '../../data-port/community-data.ts';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import {
  PhotoNotStored,
  type ProfileDraft,
  type ProfileVersion,
  profileRow,
  profileRules,
} from '../../editing/profile-row.ts';
import { PROFILE } from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import { type RowEditorEvent, rowEditorMachine } from './row-editor.machine.ts';
import type { QueuedEdit as Queued, RowContext } from './row-editor.rules.ts';
import { editorStatusOf, hasUnsaved } from './row-editor.selectors.ts';

type QueuedEdit = Queued<ProfileChanges>;
type EditorEvent = RowEditorEvent<ProfileVersion, ProfileDraft, ProfileChanges>;
const { collides, hasChanges } = profileRules;

const NEW_BIO = 'I bake on Sundays.';
const photo = { data: '/9j/', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;

/** The versions that the row goes through, each newer than the one before. */
const ELSEWHERE: ProfileVersion = {
  ...PROFILE,
  bio: 'Long tables, long talks.',
  updatedAt: '2026-11-21T13:00:00+00:00',
};
const AS_SAVED: ProfileVersion = { ...PROFILE, bio: NEW_BIO, updatedAt: '2026-11-21T14:00:00+00:00' };

/** The member's new bio, as it lies on the device. */
const QUEUED: QueuedEdit = {
  id: 'edit-1',
  changes: { bio: NEW_BIO },
  base: PROFILE.updatedAt,
  state: 'waiting',
  newer: null,
};
const CONTESTED: QueuedEdit = {
  ...QUEUED,
  state: 'conflict',
  // The newest of all: what is read late changes nothing any more.
  newer: { updatedAt: '2026-11-21T15:00:00+00:00', says: { bio: ELSEWHERE.bio } },
};

const edits = (bio: string): { send: EditorEvent } => ({
  send: { type: 'draft.edit', values: { bio } },
});
const arrives = (row: ProfileVersion): { send: EditorEvent } => ({ send: { type: 'row.arrived', row } });
const queueHolds = (...queue: QueuedEdit[]): { send: EditorEvent } => ({
  send: { type: 'edits.arrived', edits: queue },
});
const answers = (output: object) => ({
  from: 'row.save',
  output: { changes: { bio: NEW_BIO }, id: null, ...output },
});
const conflict = (row: ProfileVersion) => answers({ type: 'conflict', row });
const refused = (code: DataErrorCode) => ({ from: 'row.save', error: new DataError(code) });
const contextOf = (snapshot: { context: unknown }) =>
  snapshot.context as RowContext<ProfileVersion, ProfileDraft, ProfileChanges>;

/** Editing a row, here one's own profile: what can happen, and what its states mean. */
export const rowEditorModel = defineModel({
  machine: rowEditorMachine(profileRow),
  title: 'Editing the profile, or an event',
  input: { blank: { name: '', title: '', bio: '' } },
  samples: {
    'finds-profile': { says: 'Her profile is read', from: 'row.read', output: PROFILE },
    'cannot-read': {
      says: 'Her profile cannot be read',
      from: 'row.read',
      error: new DataError('network'),
    },
    'tries-again': { says: "She presses 'Try again'", send: { type: 'row.load' } },
    'bio-changes-elsewhere': { says: 'Her bio changes on another device', ...arrives(ELSEWHERE) },
    'says-the-same-elsewhere': { says: 'The same words arrive from elsewhere', ...arrives(AS_SAVED) },
    'writes-bio': { says: 'She writes another bio', ...edits(NEW_BIO) },
    'comes-back': {
      says: 'What she typed before a reload is there again',
      send: { type: 'draft.restore', typed: { bio: NEW_BIO }, stood: { bio: PROFILE.bio ?? '' } },
    },
    'is-suggested': {
      says: 'A suggestion comes a moment later than the form',
      send: { type: 'draft.default', values: { title: 'Member' } },
    },
    'chooses-photo': { says: 'She chooses a photo', send: { type: 'photo.choose', photo } },
    saves: { says: "She presses 'Save Changes'", send: { type: 'changes.save' } },
    leaves: { says: 'She leaves without saving', send: { type: 'draft.drop' } },
    discards: { says: 'She lets go of her changes', send: { type: 'changes.discard' } },
    'keeps-hers': { says: 'She keeps her words', send: { type: 'conflict.keep' } },
    'takes-theirs': { says: 'She takes the other words', send: { type: 'conflict.accept' } },
    'keeps-old-photo': {
      says: 'The photo cannot be stored',
      from: 'row.save',
      error: new PhotoNotStored(new DataError('unavailable')),
    },
    applies: {
      says: 'The server saves it',
      ...answers({ type: 'applied', row: AS_SAVED }),
    },
    queues: {
      says: 'It is kept until the connection is back',
      ...answers({ type: 'queued', connected: false }),
    },
    'queues-online': {
      says: 'It is kept until the server answers',
      ...answers({ type: 'queued', connected: true }),
    },
    'finds-contested': {
      says: 'Her new bio lies in the queue, and the row is newer',
      ...queueHolds(CONTESTED),
    },
    'finds-nothing-waiting': { says: 'Nothing lies in the queue any more', ...queueHolds() },
    'finds-other-bio': { says: 'The server has another bio meanwhile', ...conflict(ELSEWHERE) },
    'finds-other-title': {
      says: 'The server has another title meanwhile',
      ...conflict({ ...PROFILE, title: 'Baker', updatedAt: ELSEWHERE.updatedAt }),
    },
    'contradicts-itself': { says: 'The server refuses the version that it has', ...conflict(PROFILE) },
    refuses: { says: 'The server refuses it', ...refused('forbidden') },
    fails: { says: 'It can be neither stored nor sent', ...refused('unavailable') },
  },
  states: {
    loading: { says: 'Her profile is being read.', answers: ['R-024', 'R-147'] },
    unreachable: { says: 'Her profile could not be read; she can try again.', answers: ['R-157'] },
    'opened.unchanged': { says: 'The form shows what is stored.', answers: ['R-128'] },
    'opened.changed': { says: 'Something in the form is not saved yet.', answers: ['R-128', 'A-50'] },
    'opened.saved': { says: 'The server has what she wrote.', answers: ['R-141'] },
    'opened.queued': { says: 'It waits on her device for the connection.', answers: ['R-143'] },
    'opened.conflicted': {
      says: 'She and somebody else changed the same; both are shown and she decides.',
      answers: ['R-434'],
    },
    'opened.failed': {
      says: 'It was not saved; nothing that she typed is lost.',
      answers: ['R-142', 'R-144'],
    },
    saving: { says: "The button reads 'Saving...'; she may go on typing.", answers: ['R-148', 'R-150'] },
  },
  always: {
    'whatever differs from what is stored counts as unsaved': (snapshot) =>
      !hasChanges(contextOf(snapshot)) || hasUnsaved(snapshot),
    'what rests as stored has nothing unsaved': (snapshot) =>
      !['unchanged', 'saved', 'queued', 'changed'].includes(editorStatusOf(snapshot)) ||
      hasChanges(contextOf(snapshot)) === (editorStatusOf(snapshot) === 'changed'),
    'she is asked to decide exactly while two versions disagree': (snapshot) => {
      const context = contextOf(snapshot);
      const { theirs } = context;
      return (
        (editorStatusOf(snapshot) === 'conflicted') === collides(context, theirs) &&
        (theirs === null || collides(context, theirs))
      );
    },
  },
});
