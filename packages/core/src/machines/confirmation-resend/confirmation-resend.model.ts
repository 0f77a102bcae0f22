import { DataError } from '../../data-port/errors.ts';
import { defineModel } from '../testing/model.ts';
import { confirmationResendMachine } from './confirmation-resend.machine.ts';

/** The confirmation link once more: what can happen, and what the states mean. */
export const confirmationResendModel = defineModel({
  machine: confirmationResendMachine,
  title: 'The confirmation link once more',
  input: { now: () => 0 },
  samples: {
    'asks-for-link': {
      says: "She presses 'Send the link again'",
      send: { type: 'link.resend', email: 'ines@sorella.test' },
    },
    'link-sent': { says: 'The server takes the wish', from: 'auth.resendConfirmation', output: undefined },
    'link-unanswered': {
      says: 'No answer comes',
      from: 'auth.resendConfirmation',
      error: new DataError('network'),
    },
    'minute-passes': { says: 'A minute passes', after: 'resendInterval' },
  },
  states: {
    idle: { says: 'She may have the link sent again.', answers: ['R-061'] },
    sending: { says: 'The link is being asked for.', answers: ['R-061'] },
    sent: {
      says: 'It is on its way if the address waits for it; the button counts the seconds.',
      answers: ['R-061', 'A-85'],
    },
  },
  always: {
    'seconds are counted exactly after a mail': (snapshot) =>
      (snapshot.context.sendableAt !== null) === snapshot.matches('sent'),
  },
});
