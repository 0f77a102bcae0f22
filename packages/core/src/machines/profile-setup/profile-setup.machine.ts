import { assign, emit, setup } from 'xstate';
import { PROFILE_PROCESSING_DELAY_MS } from '../../domain/limits.ts';
import type { ProfileSetupStep } from '../../offline/sign-up/profile-setup.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  isMoreLeft,
  mayTryAgain,
  type ProfileSetupAccount,
  type ProfileSetupContext,
  refusedNotice,
  retryPauseOf,
  setupProblemOf,
  unfinishedNotice,
  wasRefused,
} from './profile-setup.rules.ts';

/** Everything the machine listens to. */
export type ProfileSetupEvent =
  /** Somebody is signed in now. */
  | { type: 'session.began'; account: ProfileSetupAccount }
  /** Nobody is any more. */
  | { type: 'session.ended' }
  /** The connection is back. */
  | { type: 'connection.resumed' };

/** What the machine tells its surroundings. */
export type ProfileSetupEmitted =
  | NoticeEmitted
  /** The member's profile says more than before: read it again. */
  | { type: 'profile.changed' }
  /** The network did not answer: is the connection gone? */
  | { type: 'connection.doubted' }
  /** The session was refused: is it over? */
  | { type: 'session.refused' };

export type { ProfileSetupStep };

const machineSetup = setup({
  types: {
    context: {} as ProfileSetupContext,
    events: {} as ProfileSetupEvent,
    emitted: {} as ProfileSetupEmitted,
  },
  actors: {
    'signUp.applyNext': missingActor<ProfileSetupStep, ProfileSetupAccount | null>('signUp.applyNext'),
  },
  actions: {
    keepAccount: assign(({ event }) =>
      event.type === 'session.began' ? { account: event.account, told: false, tries: 0 } : {},
    ),
    forgetAccount: assign({ account: null, told: false, tries: 0 }),
    noteTold: assign({ told: true }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetTries: assign({ tries: 0 }),
    tellRefused: emitNotice(refusedNotice()),
    tellUnfinished: emitNotice(unfinishedNotice()),
    reportChange: emit({ type: 'profile.changed' }),
    reportDoubt: emit({ type: 'connection.doubted' }),
    reportRefusal: emit({ type: 'session.refused' }),
  },
  delays: {
    /** From sign-in to the first part. */
    processing: PROFILE_PROCESSING_DELAY_MS,
    /** From a request without an answer to the next try. */
    retryPause: ({ context }) => retryPauseOf(context),
  },
});

/**
 * Brings what a member told at sign-up into the member's profile after signing in.
 * The words are in `profile-setup.spec.md`.
 */
export const profileSetupMachine = machineSetup.createMachine({
  id: 'profile-setup',
  context: { account: null, told: false, tries: 0 },
  initial: 'idle',
  on: {
    'session.began': { target: '.settling', actions: 'keepAccount' },
    'session.ended': { target: '.idle', actions: 'forgetAccount' },
  },
  states: {
    idle: {},
    settling: { after: { processing: 'applying' } },
    applying: {
      invoke: {
        id: 'apply',
        src: 'signUp.applyNext',
        input: ({ context }) => context.account,
        onDone: [
          {
            guard: ({ context, event }) =>
              wasRefused(event.output) && !context.told && isMoreLeft(event.output),
            target: 'applying',
            reenter: true,
            actions: ['tellRefused', 'noteTold', 'resetTries'],
          },
          {
            guard: ({ context, event }) => wasRefused(event.output) && !context.told,
            target: 'idle',
            actions: ['tellRefused', 'noteTold', 'reportChange'],
          },
          {
            guard: ({ event }) => isMoreLeft(event.output),
            target: 'applying',
            reenter: true,
            actions: 'resetTries',
          },
          { guard: ({ event }) => event.output.kind === 'nothing', target: 'idle' },
          { target: 'idle', actions: 'reportChange' },
        ],
        onError: [
          {
            guard: ({ context, event }) =>
              mayTryAgain(event.error, context) && setupProblemOf(event.error) === 'session',
            target: 'interrupted',
            actions: 'reportRefusal',
          },
          {
            guard: ({ context, event }) => mayTryAgain(event.error, context),
            target: 'interrupted',
            actions: ['reportDoubt', 'reportChange'],
          },
          {
            guard: ({ event }) => setupProblemOf(event.error) === 'session',
            target: 'postponed',
            actions: ['reportRefusal', 'tellUnfinished', 'reportChange'],
          },
          {
            guard: ({ event }) => setupProblemOf(event.error) === 'connection',
            target: 'postponed',
            actions: ['reportDoubt', 'tellUnfinished', 'reportChange'],
          },
          { target: 'postponed', actions: ['tellUnfinished', 'reportChange'] },
        ],
      },
    },
    interrupted: {
      on: { 'connection.resumed': { target: 'applying', actions: 'resetTries' } },
      after: { retryPause: { target: 'applying', actions: 'countTry' } },
    },
    postponed: { on: { 'connection.resumed': { target: 'applying', actions: 'resetTries' } } },
  },
});
