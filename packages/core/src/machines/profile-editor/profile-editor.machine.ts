import { assign, emit, enqueueActions, setup } from 'xstate';
import { DataError } from '../../data-port/errors.ts';
import { isSameQueue } from '../../domain/profile/queued-edits.ts';
import type { StoredPhoto } from '../../domain/sign-up/sign-up-data.ts';
import { dataErrorNotices } from '../../notices/data-error.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { profileNotices } from '../../notices/profile.notices.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  changesOf,
  decided,
  discarded,
  edited,
  followed,
  hasChanges,
  isOlder,
  isSendable,
  isWaitingToSync,
  type ProfileDraft,
  type ProfileEditorContext,
  type ProfileEditorEvent,
  type ProfileVersion,
  queuedNotice,
  type ResolvedSave,
  rebase,
  resolveSave,
  type SaveInput,
  type SaveOutcome,
  saveFailureNotice,
  saveInputOf,
  settled,
  started,
} from './profile-editor.rules.ts';

/** Whose profile it is. */
export interface ProfileEditorInput {
  userId: string;
}

/** What the machine tells its surroundings. */
export type ProfileEditorEmitted =
  | NoticeEmitted
  /** The server holds this version now: show it everywhere. */
  | { type: 'profile.saved'; version: ProfileVersion }
  /** What waits under these ids is not wanted any more: the form says something else now. */
  | { type: 'edits.discarded'; ids: readonly string[] }
  /** A request failed; it may say something about the connection or the session. */
  | { type: 'request.failed'; error: unknown };

const NOTHING: ProfileDraft = { name: '', title: '', bio: '' };
const NO_PHOTO: StoredPhoto = { data: '', name: '', type: 'image/jpeg', size: 0 };

const collides = (context: ProfileEditorContext, version: ProfileVersion | null): boolean =>
  version !== null && rebase(context, version).collisions.length > 0;

/** A version that was read before the one that is known, by an answer that took its time, must not be taken over. */
const isNews = ({ version, serverVersion }: ProfileEditorContext, read: ProfileVersion): boolean => {
  const known = serverVersion ?? version;
  return known === null || !isOlder(read, known);
};

/** The version that an event brings, if it is news. */
const newsOf = (context: ProfileEditorContext, event: ProfileEditorEvent): ProfileVersion | null =>
  event.type === 'profile.arrived' && isNews(context, event.version) ? event.version : null;

interface Answered {
  context: ProfileEditorContext;
  event: { output: SaveOutcome };
}
const resolvesTo =
  (at: ResolvedSave['at']) =>
  ({ context, event }: Answered): boolean =>
    resolveSave(context, event.output).at === at;
const takeAnswer = { type: 'takeAnswer', params: ({ event }: Answered) => event.output } as const;

const tellQueued = { type: 'tellQueued', params: ({ event }: Answered) => event.output } as const;

const errorOf = ({ event }: { event: { error: unknown } }) => event.error;
const tellFailed = { type: 'tellFailed', params: errorOf } as const;
const reportFailed = { type: 'reportFailed', params: errorOf } as const;

const machineSetup = setup({
  types: {
    context: {} as ProfileEditorContext,
    events: {} as ProfileEditorEvent,
    emitted: {} as ProfileEditorEmitted,
    input: {} as ProfileEditorInput,
    tags: {} as 'busy' | 'unsaved',
  },
  actors: {
    'profiles.getOwn': missingActor<ProfileVersion, { userId: string }>('profiles.getOwn'),
    'profiles.uploadAvatar': missingActor<string, { userId: string; photo: StoredPhoto }>(
      'profiles.uploadAvatar',
    ),
    /** Stores on this device first, then sends. */
    'profiles.save': missingActor<SaveOutcome, SaveInput>('profiles.save'),
  },
  guards: {
    arrivesColliding: ({ context, event }) => collides(context, newsOf(context, event)),
    arrivesSaved: ({ context, event }) => {
      const version = newsOf(context, event);
      return version !== null && !hasChanges(settled(context, version));
    },
    hasChanges: ({ context }) => hasChanges(context),
    agrees: ({ context }) => !collides(context, context.serverVersion),
    isSettled: ({ context }) => !hasChanges(context),
    isQueued: ({ context }) => !hasChanges(context) && isWaitingToSync(context),
    hasQueue: ({ context }) => context.edits.length > 0,
    disagrees: ({ context }) => context.serverVersion !== null,
    isQueueChanged: ({ context, event }) =>
      event.type === 'edits.arrived' && !isSameQueue(event.edits, context.edits),
    canUpload: ({ context }) => isSendable(context) && context.photo !== null,
    canSave: ({ context }) => isSendable(context),
    hasMoreToSave: ({ context }) => Object.keys(changesOf(context)).length > 0,
  },
  actions: {
    begin: assign(({ context }, version: ProfileVersion) => started(context, version)),
    follow: assign(({ context, event }) =>
      event.type === 'edits.arrived' ? followed(context, event.edits) : context,
    ),
    settle: enqueueActions(({ context, event, enqueue }) => {
      const version = newsOf(context, event);
      if (!version) return;
      // What changes while the member types is told; what is only looked at just comes true.
      if (rebase(context, version).merged && hasChanges(context))
        enqueue.emit({ type: 'notice', notice: noticeOf(profileNotices, 'profile-changed-elsewhere') });
      enqueue.assign(settled(context, version));
    }),
    collide: assign({
      serverVersion: ({ context, event }) => newsOf(context, event) ?? context.serverVersion,
    }),
    edit: assign(({ context, event }) => edited(context, event)),
    discard: assign(({ context }) => discarded(context)),
    decideMine: assign(({ context }) => decided(context, 'mine')),
    decideTheirs: assign(({ context }) => decided(context, 'theirs')),
    /** What waited says less than the form by now, or what nobody wants any more. */
    discardReplaced: enqueueActions(({ context: { edits, replacing }, enqueue }) => {
      if (!replacing) return;
      enqueue.emit({ type: 'edits.discarded', ids: edits.map(({ id }) => id) });
      enqueue.assign({ edits: [], replacing: false });
    }),
    takeAnswer: assign(({ context }, outcome: SaveOutcome) => resolveSave(context, outcome).context),
    noteUpload: assign({ inFlight: ({ context: { draft, photo } }) => ({ draft, photo, avatarUrl: null }) }),
    notePhoto: assign({
      inFlight: ({ context: { draft, inFlight } }, avatarUrl: string) => ({
        draft,
        photo: inFlight?.photo ?? null,
        avatarUrl,
      }),
    }),
    noteInFlight: assign({
      inFlight: ({ context: { draft, inFlight } }) => ({
        draft,
        photo: inFlight?.photo ?? null,
        avatarUrl: inFlight?.avatarUrl ?? null,
      }),
    }),
    forgetInFlight: assign({ inFlight: null }),
    tellCollision: emitNotice(noticeOf(dataErrorNotices, 'error-conflict')),
    tellSaved: emitNotice(noticeOf(profileNotices, 'profile-updated')),
    tellQueued: emitNotice((_, outcome: SaveOutcome) => queuedNotice(outcome)),
    tellPhotoKept: emitNotice(noticeOf(profileNotices, 'profile-photo-kept')),
    tellFailed: emitNotice((_, error: unknown) => saveFailureNotice(error)),
    reportFailed: emit((_, error: unknown) => ({ type: 'request.failed' as const, error })),
    reportSaved: enqueueActions(({ context: { version }, enqueue }) => {
      if (version) enqueue.emit({ type: 'profile.saved', version });
    }),
  },
});

/** What waits may be sent, given up or decided about in the list of it, or in another tab. */
const follow = { guard: 'isQueueChanged', target: '#profile-editor.changed', actions: 'follow' } as const;

const save = [
  { guard: 'canUpload', target: '#profile-editor.uploading' },
  { guard: 'canSave', target: '#profile-editor.saving' },
] as const;

/**
 * The member's own profile being changed. Nothing that was typed is lost, and
 * nobody's words are overwritten unseen. The words are in `profile-editor.spec.md`.
 */
export const profileEditorMachine = machineSetup.createMachine({
  id: 'profile-editor',
  context: ({ input }) => ({
    userId: input.userId,
    version: null,
    draft: NOTHING,
    savedDraft: NOTHING,
    inFlight: null,
    photo: null,
    edits: [],
    unseen: [],
    replacing: false,
    serverVersion: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'profiles.getOwn',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          // There it is seen which of the member's edits wait.
          {
            guard: 'hasQueue',
            target: 'changed',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { target: 'unchanged', actions: { type: 'begin', params: ({ event }) => event.output } },
        ],
        onError: 'unreachable',
      },
      on: { 'edits.arrived': { actions: 'follow' } },
    },
    unreachable: {
      on: {
        'profile.load': 'loading',
        'edits.arrived': { actions: 'follow' },
        'profile.arrived': [
          {
            guard: 'hasQueue',
            target: 'changed',
            actions: { type: 'begin', params: ({ event }) => event.version },
          },
          { target: 'unchanged', actions: { type: 'begin', params: ({ event }) => event.version } },
        ],
      },
    },
    unchanged: {
      on: {
        'edits.arrived': follow,
        'draft.edit': { target: 'changed', actions: 'edit' },
        'photo.choose': { target: 'changed', actions: 'edit' },
        'profile.arrived': { actions: 'settle' },
      },
    },
    changed: {
      tags: 'unsaved',
      // Wherever the form may have come back to what is stored, here it is seen.
      always: [
        { guard: 'disagrees', target: 'conflicted' },
        { guard: 'isQueued', target: 'queued' },
        { guard: 'isSettled', target: 'unchanged', actions: 'discardReplaced' },
      ],
      on: {
        'edits.arrived': follow,
        'draft.edit': { actions: 'edit' },
        'photo.choose': { actions: 'edit' },
        'changes.save': [...save],
        'changes.discard': { actions: 'discard' },
        'profile.arrived': [
          { guard: 'arrivesColliding', target: 'conflicted', actions: ['collide', 'tellCollision'] },
          { actions: 'settle' },
        ],
      },
    },
    uploading: {
      tags: ['busy', 'unsaved'],
      entry: 'noteUpload',
      on: { 'draft.edit': { actions: 'edit' }, 'photo.choose': { actions: 'edit' } },
      invoke: {
        id: 'upload',
        src: 'profiles.uploadAvatar',
        input: ({ context: { userId, photo } }) => ({ userId, photo: photo ?? NO_PHOTO }),
        onDone: { target: 'saving', actions: { type: 'notePhoto', params: ({ event }) => event.output } },
        onError: [
          { guard: 'hasMoreToSave', target: 'saving', actions: ['tellPhotoKept', reportFailed] },
          { target: 'failed', actions: ['forgetInFlight', 'tellPhotoKept', reportFailed] },
        ],
      },
    },
    saving: {
      tags: ['busy', 'unsaved'],
      entry: 'noteInFlight',
      // The member may go on: what comes back never takes the place of what was typed or chosen meanwhile.
      on: { 'draft.edit': { actions: 'edit' }, 'photo.choose': { actions: 'edit' } },
      invoke: {
        id: 'save',
        src: 'profiles.save',
        input: ({ context }) => saveInputOf(context),
        onDone: [
          {
            guard: resolvesTo('saved'),
            target: 'saved',
            actions: [takeAnswer, 'discardReplaced', 'tellSaved', 'reportSaved'],
          },
          {
            guard: resolvesTo('changed'),
            target: 'changed',
            actions: [takeAnswer, 'tellSaved', 'reportSaved'],
          },
          { guard: resolvesTo('queued'), target: 'queued', actions: [takeAnswer, tellQueued] },
          { guard: resolvesTo('conflicted'), target: 'conflicted', actions: [takeAnswer, 'tellCollision'] },
          { guard: resolvesTo('again'), target: 'saving', reenter: true, actions: takeAnswer },
          {
            target: 'failed',
            actions: [takeAnswer, { type: 'tellFailed', params: () => new DataError('conflict') }],
          },
        ],
        onError: {
          target: 'failed',
          actions: ['forgetInFlight', tellFailed, reportFailed],
        },
      },
    },
    saved: {
      on: {
        'edits.arrived': follow,
        'draft.edit': { target: 'changed', actions: 'edit' },
        'photo.choose': { target: 'changed', actions: 'edit' },
        'profile.arrived': { actions: 'settle' },
      },
    },
    queued: {
      // The member went on typing while it was stored.
      always: { guard: 'hasChanges', target: 'changed' },
      on: {
        'edits.arrived': follow,
        'draft.edit': { target: 'changed', actions: 'edit' },
        'photo.choose': { target: 'changed', actions: 'edit' },
        'profile.arrived': [
          { guard: 'arrivesColliding', target: 'conflicted', actions: ['collide', 'tellCollision'] },
          { target: 'changed', actions: 'settle' },
        ],
      },
    },
    conflicted: {
      tags: 'unsaved',
      // The member typed the other's words, or the member's own again: nothing is left to decide.
      always: { guard: 'agrees', target: 'changed', actions: 'decideMine' },
      on: {
        'edits.arrived': follow,
        'draft.edit': { actions: 'edit' },
        'photo.choose': { actions: 'edit' },
        'changes.discard': { target: 'changed', actions: 'discard' },
        'conflict.keep': [
          { guard: 'canUpload', target: 'uploading', actions: 'decideMine' },
          { guard: 'canSave', target: 'saving', actions: 'decideMine' },
        ],
        'conflict.accept': { target: 'changed', actions: 'decideTheirs' },
        'profile.arrived': { actions: 'collide' },
      },
    },
    failed: {
      tags: 'unsaved',
      on: {
        'edits.arrived': follow,
        'draft.edit': { target: 'changed', actions: 'edit' },
        'photo.choose': { target: 'changed', actions: 'edit' },
        'changes.save': [...save],
        'changes.discard': { target: 'changed', actions: 'discard' },
        'profile.arrived': [
          { guard: 'arrivesColliding', target: 'conflicted', actions: ['collide', 'tellCollision'] },
          { guard: 'arrivesSaved', target: 'changed', actions: 'settle' },
          { actions: 'settle' },
        ],
      },
    },
  },
});
