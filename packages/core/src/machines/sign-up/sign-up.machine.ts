import { assign, emit, setup } from 'xstate';
import { SIGN_UP_REDIRECT_MS } from '../../domain/limits.ts';
import { EMPTY_SIGN_UP, type SignUpDraft, type SignUpEntry } from '../../domain/sign-up/sign-up-draft.ts';
import { checkQuestionnaire } from '../../domain/validation.ts';
import { noticeOf } from '../../notices/notice.ts';
import { signUpNotices } from '../../notices/sign-up.notices.ts';
import type { KeptSignUp } from '../../offline/sign-up/sign-up-store.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  changed,
  detailsNotice,
  failureNotice,
  problemOf,
  type SignUpEvent,
  type SignUpProblem,
} from './sign-up.rules.ts';

/** The account that the server has made. */
export interface NewAccount {
  readonly userId: string;
  readonly email: string;
}

/** What 'auth.signUp' is given: all the visitor told, so that it can be kept while no answer has come. */
export interface SignUpPress {
  readonly entry: SignUpEntry;
  readonly password: string;
}

/** Memory of the machine; never holds a password. */
export interface SignUpContext {
  entry: SignUpEntry;
  /** Where a draft came back: the step it was left in. Null when the visitor began anew. */
  restoredStep: 'details' | 'questions' | null;
  /** What the server refused; forgotten with the next thing that the visitor changes. */
  problem: SignUpProblem | null;
  /** Made by the server; null before. */
  account: NewAccount | null;
}

/** What the machine tells its surroundings. */
export type SignUpEmitted =
  | NoticeEmitted
  /** On to the sign-in page, with the address filled in. */
  | { type: 'account.left'; email: string };

const NOBODY: NewAccount = { userId: '', email: '' };

const machineSetup = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as SignUpEmitted,
    tags: {} as 'busy' | 'filling',
  },
  actors: {
    /** What was typed before; answers null when there is nothing. */
    'draft.read': missingActor<SignUpDraft | null, void>('draft.read'),
    'auth.signUp': missingActor<NewAccount, SignUpPress>('auth.signUp'),
    /** Stores what waits for the first sign-in, then deletes the draft. */
    'signUpData.store': missingActor<KeptSignUp, { entry: SignUpEntry; account: NewAccount }>(
      'signUpData.store',
    ),
  },
  delays: {
    /** From the success to the sign-in page. */
    redirect: SIGN_UP_REDIRECT_MS,
  },
  guards: {
    isIncomplete: ({ context, event }) =>
      event.type === 'details.submit' && detailsNotice(context.entry, event.secrets) !== null,
    isUnanswered: ({ context }) => checkQuestionnaire(context.entry.answers) !== null,
    wantsChange: ({ event }) => 'error' in event && problemOf(event.error) !== null,
  },
  actions: {
    takeChange: assign({
      entry: ({ context, event }) => changed(context.entry, event),
      problem: null,
    }),
    /** What came back is the visitor's again: nothing more to say about it. */
    settleIn: assign({ restoredStep: null }),
    discard: assign({ entry: EMPTY_SIGN_UP, restoredStep: null, problem: null }),
    tellIncomplete: emitNotice(({ context, event }) => {
      const id = event.type === 'details.submit' ? detailsNotice(context.entry, event.secrets) : null;
      return noticeOf(signUpNotices, id ?? 'sign-up-missing-information');
    }),
    tellUnanswered: emitNotice(({ context }) =>
      noticeOf(signUpNotices, checkQuestionnaire(context.entry.answers) ?? 'questionnaire-hoping-to-find'),
    ),
    tellFailure: emitNotice(({ event }) => failureNotice('error' in event ? event.error : undefined)),
    /** What the visitor typed is on its way; only whose it is stays. */
    letGo: assign({ entry: EMPTY_SIGN_UP, restoredStep: null }),
    tellCreated: emitNotice(noticeOf(signUpNotices, 'account-created')),
    tellPhotoLost: emitNotice(noticeOf(signUpNotices, 'sign-up-photo-not-kept')),
    tellNothingKept: emitNotice(noticeOf(signUpNotices, 'sign-up-data-not-kept')),
    reportLeft: emit(({ context }) => ({ type: 'account.left', email: context.account?.email ?? '' })),
  },
});

const afterCreating = '#sign-up.created';

/**
 * Joining, from the first field to the sign-in page. Passwords travel with a press and are kept
 * nowhere. The words are in `sign-up.spec.md`.
 */
export const signUpMachine = machineSetup.createMachine({
  id: 'sign-up',
  context: { entry: EMPTY_SIGN_UP, restoredStep: null, problem: null, account: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'draft.read',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'introducing',
            actions: assign(({ event, context }) =>
              event.output
                ? {
                    entry: {
                      details: event.output.details,
                      photo: event.output.photo,
                      answers: event.output.answers,
                    },
                    restoredStep: event.output.step,
                  }
                : { entry: context.entry },
            ),
          },
          { target: 'introducing' },
        ],
        // A device that keeps nothing is no reason not to join.
        onError: { target: 'introducing' },
      },
    },
    introducing: {
      tags: 'filling',
      on: {
        'details.change': { actions: 'takeChange' },
        'photo.change': { actions: 'takeChange' },
        'draft.discard': { actions: 'discard' },
        'details.submit': [
          { guard: 'isIncomplete', actions: 'tellIncomplete' },
          { target: 'answering', actions: 'settleIn' },
        ],
      },
    },
    answering: {
      tags: 'filling',
      on: {
        'option.toggle': { actions: 'takeChange' },
        'step.back': 'introducing',
        'account.create': [{ guard: 'isUnanswered', actions: 'tellUnanswered' }, { target: 'creating' }],
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'auth.signUp',
        input: ({ context, event }) => ({
          entry: context.entry,
          password: event.type === 'account.create' ? event.password : '',
        }),
        onDone: { target: 'storing', actions: assign({ account: ({ event }) => event.output }) },
        onError: [
          {
            guard: 'wantsChange',
            target: 'introducing',
            actions: [assign({ problem: ({ event }) => problemOf(event.error) }), 'tellFailure'],
          },
          { target: 'answering', actions: 'tellFailure' },
        ],
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'store',
        src: 'signUpData.store',
        input: ({ context }) => ({ entry: context.entry, account: context.account ?? NOBODY }),
        onDone: [
          {
            guard: ({ event }) => event.output === 'kept',
            target: afterCreating,
            actions: ['letGo', 'tellCreated'],
          },
          {
            guard: ({ event }) => event.output === 'without-photo',
            target: afterCreating,
            actions: ['letGo', 'tellCreated', 'tellPhotoLost'],
          },
          { target: afterCreating, actions: ['letGo', 'tellCreated', 'tellNothingKept'] },
        ],
        onError: { target: afterCreating, actions: ['letGo', 'tellCreated', 'tellNothingKept'] },
      },
    },
    created: {
      initial: 'departing',
      on: { 'account.leave': { target: '.departed', actions: 'reportLeft' } },
      states: {
        departing: {
          on: { 'mail.miss': 'staying' },
          after: { redirect: { target: 'departed', actions: 'reportLeft' } },
        },
        // The page may stand a moment longer, or be come back to.
        departed: { on: { 'mail.miss': 'staying' } },
        // The mail itself is sent again by `confirmation-resend`.
        staying: {},
      },
    },
  },
});
