import { defineModel } from '../testing/model.ts';
import { diagnosisMachine } from './diagnosis.machine.ts';

const blocked = new Error('blocked');

/** What keeps the visitor from signing in: what can happen, and what the states mean. */
export const diagnosisModel = defineModel({
  machine: diagnosisMachine,
  title: 'The diagnosis',
  input: { now: () => 0 },
  samples: {
    begins: { says: "She presses 'Check my connection'", send: { type: 'diagnosis.begin' } },
    'probe-answered': { says: 'The internet answers', from: 'connection.probe', output: true },
    'probe-unanswered': { says: 'The internet does not answer', from: 'connection.probe', output: false },
    'probe-fails': { says: 'The probe cannot be sent', from: 'connection.probe', error: blocked },
    'service-answers': { says: 'The auth service answers', from: 'auth.isReachable', output: true },
    'service-silent': { says: 'The auth service does not answer', from: 'auth.isReachable', output: false },
    'service-unasked': { says: 'The auth service cannot be asked', from: 'auth.isReachable', error: blocked },
    'time-is-up': { says: 'Ten seconds pass', after: 'diagnosisTimeout' },
    'minute-passes': { says: 'A minute passes', after: 'diagnosisInterval' },
  },
  states: {
    idle: { says: 'She may have her connection checked.', answers: ['R-065'] },
    'checking.probing': { says: 'It asks whether there is internet.', answers: ['R-068', 'A-76'] },
    'checking.asking': {
      says: 'There is internet; it asks whether the auth service answers.',
      answers: ['R-068'],
    },
    answered: {
      says: 'She was told; the button counts the seconds until she may ask again.',
      answers: ['R-068', 'R-069'],
    },
  },
  always: {
    'seconds are counted exactly after an answer': (snapshot) =>
      (snapshot.context.checkableAt !== null) === snapshot.matches('answered'),
  },
});
