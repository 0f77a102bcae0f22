import { assign, setup } from 'xstate';
import type { UsableConfirmationLink } from '../../data-port/community-data.ts';
import type { ConfirmationLink } from '../../domain/accounts/account-links.ts';
import { noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { isKnownLink } from '../known-link.ts';
import { missingActor } from '../missing-actor.ts';
import { isUsable, saysNothingOfLink } from './email-confirmation.rules.ts';

/** Memory of the machine. */
export interface EmailConfirmationContext {
  /** What the page was opened with; in memory alone, so that a failed try can be repeated. */
  link: ConfirmationLink | null;
  /** The address that was confirmed, for the sign-in form; null where the link does not tell it. */
  email: string | null;
}

/** Everything the machine listens to. */
export type EmailConfirmationEvent =
  /** The page was opened; null when its address has nothing of a link. */
  | { type: 'link.open'; link: ConfirmationLink | null }
  /** The visitor presses 'Confirm my email', or 'Try again'. */
  | { type: 'confirmation.request' };

/** What the machine tells its surroundings. */
export type EmailConfirmationEmitted = NoticeEmitted;

/** What the page shows. */
export type EmailConfirmationView = 'loading' | 'waiting' | 'confirmed' | 'unanswered' | 'failed';

const machineSetup = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    emitted: {} as EmailConfirmationEmitted,
  },
  actors: {
    /** Settles when the page can be seen. */
    'page.untilVisible': missingActor<void, void>('page.untilVisible'),
    'auth.confirmEmail': missingActor<string | null, UsableConfirmationLink | null>('auth.confirmEmail'),
  },
  guards: {
    isKnown: ({ context, event }) => event.type === 'link.open' && isKnownLink(context.link, event.link),
    isConfirmed: ({ event }) => event.type === 'link.open' && event.link?.kind === 'confirmed',
    isNone: ({ event }) => event.type === 'link.open' && event.link === null,
    isUsable: ({ event }) => event.type === 'link.open' && isUsable(event.link),
  },
  actions: {
    keepLink: assign({
      link: ({ context, event }) => (event.type === 'link.open' ? event.link : context.link),
    }),
    tellFailed: emitNotice(noticeOf(sessionNotices, 'email-confirmation-failed')),
  },
});

/** Confirming an email address by a mail's link. The words are in `email-confirmation.spec.md`. */
export const emailConfirmationMachine = machineSetup.createMachine({
  id: 'email-confirmation',
  context: { link: null, email: null },
  initial: 'unopened',
  on: {
    'link.open': [
      { guard: 'isKnown' },
      { guard: 'isConfirmed', target: '.confirmed', actions: 'keepLink' },
      { guard: 'isUsable', target: '.waiting', actions: 'keepLink' },
      { guard: 'isNone', target: '.failed' },
      { target: '.failed', actions: ['keepLink', 'tellFailed'] },
    ],
  },
  states: {
    unopened: {},
    // A page that a mail filter opens is not looked at: it must not spend the link.
    waiting: {
      on: { 'confirmation.request': 'confirming' },
      invoke: { id: 'look', src: 'page.untilVisible', onDone: 'confirming', onError: 'confirming' },
    },
    confirming: {
      invoke: {
        id: 'confirm',
        src: 'auth.confirmEmail',
        input: ({ context }) => (isUsable(context.link) ? context.link : null),
        onDone: { target: 'confirmed', actions: assign({ email: ({ event }) => event.output }) },
        onError: [
          { guard: ({ event }) => saysNothingOfLink(event.error), target: 'unanswered' },
          { target: 'failed', actions: 'tellFailed' },
        ],
      },
    },
    unanswered: { on: { 'confirmation.request': 'confirming' } },
    confirmed: {},
    failed: {},
  },
});
