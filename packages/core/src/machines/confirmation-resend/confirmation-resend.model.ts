import { DataError } from '../../data-port/errors.ts';
import { defineModel } from '../testing/model.ts';
import { confirmationResendMachine } from './confirmation-resend.machine.ts';

const from = 'auth.resendConfirmation';

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
    'has-joined': { says: 'A sign-up has just sent one', send: { type: 'link.note' } },
    'link-sent': { says: 'The service answers as it does for every address', from, output: undefined },
    'link-unanswered': { says: 'No answer comes', from, error: new DataError('network') },
    'time-passes': { says: 'A second and a half passes', after: 'answerTime' },
    'minute-passes': { says: 'A minute passes', after: 'resendInterval' },
  },
  states: {
    idle: { says: 'She may have the link sent again.', answers: ['R-061', 'R-117'] },
    'asking.delivering.requesting': {
      says: 'The service is being asked to write to her.',
      answers: ['R-061'],
      looksLike: 'asking.answering.sending',
    },
    'asking.delivering.settled': {
      says: 'The service has answered, or it is known that it cannot be asked.',
      answers: ['R-061'],
      looksLike: 'asking.answering.sending',
    },
    'asking.answering.sending': {
      says: 'The link is being asked for, for every address as long.',
      answers: ['R-061', 'A-85'],
    },
    'asking.answering.sent': {
      says: 'It is on its way if the address waits for it; the button counts the seconds.',
      answers: ['R-061', 'R-117', 'A-85'],
    },
  },
  always: {
    'seconds are counted exactly after a mail': (snapshot) =>
      (snapshot.context.sendableAt !== null) === snapshot.matches({ asking: { answering: 'sent' } }),
    'nothing is called sent that is known to have failed': (snapshot) =>
      !snapshot.matches({ asking: { answering: 'sent' } }) || snapshot.context.failure === null,
  },
});
