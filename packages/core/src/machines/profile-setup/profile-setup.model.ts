import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { defineModel } from '../testing/model.ts';
import { type ProfileSetupStep, profileSetupMachine } from './profile-setup.machine.ts';

const account = { userId: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' };
const answered = (left: number, refused = false) => ({
  from: 'signUp.applyNext',
  output: { kind: 'answered', part: 'profile', refused, left } satisfies ProfileSetupStep,
});
const failed = (code: DataErrorCode) => ({ from: 'signUp.applyNext', error: new DataError(code) });

/** What the member told at sign-up coming into the profile: what can happen, and what the states mean. */
export const profileSetupModel = defineModel({
  machine: profileSetupMachine,
  title: 'Setting up a profile',
  samples: {
    'signs-in': { says: 'She signs in', send: { type: 'session.began', account } },
    leaves: { says: 'She signs out, or her session ends', send: { type: 'session.ended' } },
    'connection-back': { says: 'The connection is back', send: { type: 'connection.resumed' } },
    'delay-over': { says: 'Half a second has passed', after: 'processing' },
    'pause-over': { says: 'The pause before the next try is over', after: 'retryPause' },
    'part-saved': { says: 'A part is saved, others wait', ...answered(5) },
    'part-refused': { says: 'The server refuses a part for good, others wait', ...answered(4, true) },
    'last-saved': { says: 'The last part is saved', ...answered(0) },
    'last-refused': { says: 'The server refuses the last part for good', ...answered(0, true) },
    'nothing-there': {
      says: 'Nothing waits for this account',
      from: 'signUp.applyNext',
      output: { kind: 'nothing' } satisfies ProfileSetupStep,
    },
    'no-answer': { says: 'No answer comes', ...failed('network') },
    'session-over': { says: 'The server no longer knows her', ...failed('session-expired') },
    'server-down': { says: 'The server cannot serve', ...failed('unavailable') },
  },
  states: {
    idle: { says: 'Nothing waits, or nobody is signed in.', answers: ['R-124'] },
    settling: { says: 'She has just signed in; half a second is hers.', answers: ['R-078'] },
    applying: {
      says: 'Part by part, what she told at sign-up is saved and noted on the device.',
      answers: ['R-124', 'R-125', 'R-127', 'A-48', 'A-49'],
    },
    interrupted: {
      says: 'A part was not answered, or her session was refused. It is tried again after a pause, or as soon as the connection is back.',
      answers: ['R-124', 'A-46'],
    },
    postponed: {
      says: 'The server failed, or gave no answer to several tries. The part is the first to be tried when the connection is back, or at the next sign-in.',
      answers: ['R-124', 'A-46'],
    },
  },
  always: {
    'it works for somebody': (snapshot) =>
      !['settling', 'applying', 'interrupted', 'postponed'].includes(String(snapshot.value)) ||
      snapshot.context.account !== null,
  },
});
