import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { QueuedEdit } from '../../domain/profile/queued-edits.ts';
import { PROFILE } from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import { profileEditorMachine } from './profile-editor.machine.ts';
import type { ProfileEditorContext, ProfileEditorEvent, ProfileVersion } from './profile-editor.rules.ts';
import { hasChanges, rebase } from './profile-editor.rules.ts';

const NEW_BIO = 'I bake on Sundays.';
const photo = { data: '/9j/', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;
const AVATAR_URL = 'https://photos.sorella.test/profile.jpg?v=1';

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

const edits = (bio: string): { send: ProfileEditorEvent } => ({
  send: { type: 'draft.edit', field: 'bio', value: bio },
});
const arrives = (version: ProfileVersion): { send: ProfileEditorEvent } => ({
  send: { type: 'profile.arrived', version },
});
const queueHolds = (...queue: QueuedEdit[]): { send: ProfileEditorEvent } => ({
  send: { type: 'edits.arrived', edits: queue },
});
const conflict = (version: ProfileVersion) => ({
  from: 'profiles.save',
  output: { type: 'conflict', version, id: null },
});
const refused = (code: DataErrorCode) => ({ from: 'profiles.save', error: new DataError(code) });
const contextOf = (snapshot: { context: unknown }) => snapshot.context as ProfileEditorContext;

/** Editing one's own profile: what can happen, and what its states mean. */
export const profileEditorModel = defineModel({
  machine: profileEditorMachine,
  title: 'Editing the profile',
  input: { userId: PROFILE.id },
  samples: {
    'finds-profile': { says: 'Her profile is read', from: 'profiles.getOwn', output: PROFILE },
    'cannot-read': {
      says: 'Her profile cannot be read',
      from: 'profiles.getOwn',
      error: new DataError('network'),
    },
    'tries-again': { says: "She presses 'Try again'", send: { type: 'profile.load' } },
    'bio-changes-elsewhere': { says: 'Her bio changes on another device', ...arrives(ELSEWHERE) },
    'says-the-same-elsewhere': { says: 'The same words arrive from elsewhere', ...arrives(AS_SAVED) },
    'writes-bio': { says: 'She writes another bio', ...edits(NEW_BIO) },
    'chooses-photo': { says: 'She chooses a photo', send: { type: 'photo.choose', photo } },
    saves: { says: "She presses 'Save Changes'", send: { type: 'changes.save' } },
    discards: { says: 'She lets go of her changes', send: { type: 'changes.discard' } },
    'keeps-hers': { says: 'She keeps her words', send: { type: 'conflict.keep' } },
    'takes-theirs': { says: 'She takes the other words', send: { type: 'conflict.accept' } },
    'stores-photo': { says: 'The photo is stored', from: 'profiles.uploadAvatar', output: AVATAR_URL },
    'fails-photo': {
      says: 'The photo cannot be stored',
      from: 'profiles.uploadAvatar',
      error: new DataError('unavailable'),
    },
    applies: {
      says: 'The server saves it',
      from: 'profiles.save',
      output: { type: 'applied', version: AS_SAVED },
    },
    queues: {
      says: 'It is kept until the connection is back',
      from: 'profiles.save',
      output: { type: 'queued', id: null, connected: false },
    },
    'queues-online': {
      says: 'It is kept until the server answers',
      from: 'profiles.save',
      output: { type: 'queued', id: null, connected: true },
    },
    'finds-contested': {
      says: 'Her new bio lies in the queue, and the row is newer',
      ...queueHolds(CONTESTED),
    },
    'finds-nothing-waiting': { says: 'Nothing lies in the queue any more', ...queueHolds() },
    'finds-other-bio': { says: 'The server has another bio meanwhile', ...conflict(ELSEWHERE) },
    'contradicts-itself': { says: 'The server refuses the version that it has', ...conflict(PROFILE) },
    refuses: { says: 'The server refuses it', ...refused('forbidden') },
    fails: { says: 'It can be neither stored nor sent', ...refused('unavailable') },
  },
  states: {
    loading: { says: 'Her profile is being read.', answers: ['R-024', 'R-147'] },
    unreachable: { says: 'Her profile could not be read; she can try again.', answers: ['R-157'] },
    unchanged: { says: 'The form shows what is stored.', answers: ['R-128'] },
    changed: { says: 'Something in the form is not saved yet.', answers: ['R-128', 'A-50'] },
    uploading: { says: 'Her photo is on its way.', answers: ['R-137', 'R-148'] },
    saving: { says: "The button reads 'Saving...'; she may go on typing.", answers: ['R-150'] },
    saved: { says: 'The server has what she wrote.', answers: ['R-141'] },
    queued: { says: 'It waits on her device for the connection.', answers: ['R-143'] },
    conflicted: {
      says: 'She and somebody else changed the same; both are shown and she decides.',
      answers: ['R-434'],
    },
    failed: { says: 'It was not saved; nothing that she typed is lost.', answers: ['R-142', 'R-144'] },
  },
  always: {
    'whatever differs from what is stored counts as unsaved': (snapshot) =>
      !hasChanges(contextOf(snapshot)) || snapshot.hasTag('unsaved'),
    'what rests as stored has nothing unsaved': (snapshot) =>
      !['unchanged', 'saved', 'queued', 'changed'].includes(String(snapshot.value)) ||
      hasChanges(contextOf(snapshot)) === (snapshot.value === 'changed'),
    'she is asked to decide exactly while two versions disagree': (snapshot) => {
      const { serverVersion, ...context } = contextOf(snapshot);
      const disagree = serverVersion !== null && rebase(context, serverVersion).collisions.length > 0;
      return (snapshot.value === 'conflicted') === disagree && (serverVersion !== null) === disagree;
    },
  },
});
