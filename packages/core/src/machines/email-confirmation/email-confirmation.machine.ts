import { assign, emit, setup } from 'xstate';
import type { UsableConfirmationLink } from '../../data-port/community-data.ts';
import { noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { isKnownLink } from '../known-link.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { isUsable, saysNothingOfLink } from './email-confirmation.rules.ts';
import type {
  EmailConfirmationContext,
  EmailConfirmationEmitted,
  EmailConfirmationEvent,
} from './email-confirmation.types.ts';

const machineSetup = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    emitted: {} as EmailConfirmationEmitted,
  },
  actors: {
    /** Settles when the page can be seen. */
    'page.untilVisible': unprovided<void, void>('page.untilVisible'),
    'auth.confirmEmail': unprovided<void, UsableConfirmationLink | null>('auth.confirmEmail'),
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
    tellFailed: emit(told(noticeOf(sessionNotices, 'email-confirmation-failed'))),
  },
});

/** Confirming an email address by a mail's link. The words are in `email-confirmation.spec.md`. */
export const emailConfirmationMachine = machineSetup.createMachine({
  id: 'email-confirmation',
  context: { link: null },
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
        onDone: 'confirmed',
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
