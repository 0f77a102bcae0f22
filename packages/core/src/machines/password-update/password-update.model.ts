import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { RecoveryLink } from '../../domain/accounts/account-links.ts';
import { defineModel } from '../testing/model.ts';
import { passwordUpdateMachine } from './password-update.machine.ts';

const PASSWORD = 'a new long one';
const open = (link: RecoveryLink | null) => ({ send: { type: 'link.open', link } }) as const;
const refused = (code: DataErrorCode) => ({ from: 'recovery.setPassword', error: new DataError(code) });

/** Choosing a new password: what can happen, and what the states mean. */
export const passwordUpdateModel = defineModel({
  machine: passwordUpdateMachine,
  title: 'Choosing a new password',
  samples: {
    'opens-link': {
      says: 'She opens the link in her mail',
      ...open({ kind: 'token-hash', tokenHash: 'recovery-hash' }),
    },
    'opens-refused': { says: 'She opens a link that nobody can read', ...open({ kind: 'refused' }) },
    'opens-nothing': { says: 'She opens the page without a link', ...open(null) },
    submits: {
      says: "She presses 'Update Password'",
      send: { type: 'password.submit', form: { password: PASSWORD, confirmation: PASSWORD } },
    },
    'is-set': {
      says: 'The new password is set',
      from: 'recovery.setPassword',
      output: { email: 'maya@sorella.test' },
    },
    'is-weak': { says: 'The service wants a stronger password', ...refused('weak-password') },
    'is-spent': { says: 'The link was used before or is too old', ...refused('link-expired') },
    'no-answer': { says: 'No answer comes', ...refused('network') },
    'too-many': { says: 'There were too many requests', ...refused('rate-limited') },
  },
  states: {
    unopened: { says: 'The page is being opened.', answers: ['A-32'], looksLike: 'opened' },
    opened: { says: 'The form asks for a new password, twice.', answers: ['A-32', 'R-094', 'R-095'] },
    updating: { says: "The button reads 'Updating...'.", answers: ['A-32'] },
    updated: { says: 'The password is new, and signing in comes next.', answers: ['A-32'] },
    expired: { says: 'The link no longer works; a new one can be asked for.', answers: ['A-32'] },
    unlinked: { says: 'The page was opened without a link and says how to come by one.', answers: ['A-32'] },
  },
  always: {
    'no password is kept': (snapshot) => !JSON.stringify(snapshot.context).includes(PASSWORD),
    'a password is only asked for with a link': ({ value, context }) =>
      !['opened', 'updating'].includes(String(value)) || context.link?.kind === 'token-hash',
  },
});
