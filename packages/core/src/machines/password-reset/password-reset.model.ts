import { DataError } from '../../data-port/errors.ts';
import { defineModel } from '../testing/model.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

const from = 'auth.requestPasswordReset';

/** Asking for a link to choose a new password: what can happen, and what the states mean. */
export const passwordResetModel = defineModel({
  machine: passwordResetMachine,
  title: 'Resetting a password',
  samples: {
    asks: {
      says: "She presses 'Send Instructions'",
      send: { type: 'reset.request', email: ' maya@sorella.test ' },
    },
    'asks-malformed': {
      says: "She presses 'Send Instructions' with something that is no address",
      send: { type: 'reset.request', email: 'maya' },
    },
    'time-passes': { says: 'A second and a half passes', after: 'answerTime' },
    answers: { says: 'The service answers as it does for every address', from, output: undefined },
    'no-answer': { says: 'No answer comes', from, error: new DataError('network') },
    'too-many': { says: 'There were too many requests', from, error: new DataError('rate-limited') },
    restarts: { says: "She presses 'Use another email'", send: { type: 'reset.restart' } },
  },
  states: {
    idle: { says: 'The form asks for an address.', answers: ['R-085', 'R-086'] },
    'asking.delivering.requesting': {
      says: 'The service is being asked to write to her.',
      answers: ['A-32'],
      looksLike: 'asking.answering.sending',
    },
    'asking.delivering.settled': {
      says: 'The service has answered, or it is known that it cannot be asked.',
      answers: ['A-32'],
      looksLike: 'asking.answering.sending',
    },
    'asking.answering.sending': {
      says: "The button reads 'Sending...'.",
      answers: ['R-086', 'R-087', 'A-32'],
    },
    'asking.answering.sent': { says: 'The page says where to look.', answers: ['R-085', 'R-086', 'A-32'] },
  },
  always: {
    'nothing is called sent that is known to have failed': (snapshot) =>
      !snapshot.matches({ asking: { answering: 'sent' } }) || snapshot.context.problem === null,
    'whoever was asked about is known': (snapshot) =>
      snapshot.matches('idle') || snapshot.context.email === 'maya@sorella.test',
  },
});
