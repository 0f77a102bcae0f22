import { DataError } from '../../data-port/errors.ts';
import type { ConfirmationLink } from '../../domain/accounts/account-links.ts';
import { defineModel } from '../testing/model.ts';
import { emailConfirmationMachine } from './email-confirmation.machine.ts';

const open = (link: ConfirmationLink | null) => ({ send: { type: 'link.open', link } }) as const;

/** Confirming an email address: what can happen, and what the states mean. */
export const emailConfirmationModel = defineModel({
  machine: emailConfirmationMachine,
  title: 'Confirming an email address',
  samples: {
    'opens-link': {
      says: 'She opens the link in her mail',
      ...open({ kind: 'token-hash', tokenHash: 'a-hash', type: 'signup' }),
    },
    'opens-again': {
      says: 'She loads the page anew after it confirmed her address',
      ...open({ kind: 'confirmed' }),
    },
    'opens-refused': { says: 'She opens a link that the service refused', ...open({ kind: 'refused' }) },
    'opens-nothing': { says: 'She opens the page without a link', ...open(null) },
    'is-looked-at': { says: 'The page can be seen', from: 'page.untilVisible', output: undefined },
    'cannot-be-told': {
      says: 'Nobody can tell whether the page is seen',
      from: 'page.untilVisible',
      error: new Error('unknown'),
    },
    presses: {
      says: "She presses 'Confirm my email' or 'Try again'",
      send: { type: 'confirmation.request' },
    },
    'is-good': { says: 'The link is good', from: 'auth.confirmEmail', output: 'lena@sorella.test' },
    'is-spent': {
      says: 'The link was used before or is too old',
      from: 'auth.confirmEmail',
      error: new DataError('link-expired'),
    },
    'no-answer': { says: 'No answer comes', from: 'auth.confirmEmail', error: new DataError('network') },
  },
  states: {
    unopened: { says: 'The page is being opened.', answers: ['R-082'], looksLike: 'confirming' },
    waiting: {
      says: 'The page waits until it is looked at, or for a press: mail filters spend no link.',
      answers: ['A-47'],
    },
    confirming: { says: 'The link is being verified.', answers: ['R-082'] },
    unanswered: { says: 'Nobody could be asked about the link. It is kept.', answers: ['A-46', 'A-47'] },
    confirmed: { says: 'The address is confirmed; signing in comes next.', answers: ['R-084', 'A-47'] },
    failed: { says: 'There is no link, or it was used or refused.', answers: ['R-083', 'A-47'] },
  },
  always: {
    'nothing is confirmed without a link': ({ value, context }) =>
      value !== 'confirmed' || context.link !== null,
    'only a link that can be verified is waited with': ({ value, context }) =>
      !['waiting', 'confirming', 'unanswered'].includes(String(value)) || context.link?.kind === 'token-hash',
  },
});
