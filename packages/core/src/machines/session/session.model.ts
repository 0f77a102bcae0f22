import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { SESSION as session } from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import { sessionMachine } from './session.machine.ts';

const PASSWORD = 'sorella-demo';
const refused = (code: DataErrorCode, serverMessage?: string) => ({
  from: 'auth.signInWithPassword',
  error: new DataError(code, serverMessage === undefined ? {} : { serverMessage }),
});

/** Who is signed in on this device: what can happen, and what the states mean. */
export const sessionModel = defineModel({
  machine: sessionMachine,
  title: 'The session',
  samples: {
    'finds-session': { says: 'A session is stored and good', from: 'auth.getSession', output: session },
    'finds-nothing': { says: 'No session is stored', from: 'auth.getSession', output: null },
    'cannot-ask': {
      says: 'A session is stored and the network fails',
      from: 'auth.getSession',
      error: new DataError('network'),
    },
    'finds-expired': {
      says: 'A session is stored and no longer accepted',
      from: 'auth.getSession',
      error: new DataError('session-expired'),
    },
    'retry-passes': { says: 'Five seconds pass', after: 'restoreRetry' },
    submits: {
      says: "She presses 'Sign In'",
      send: { type: 'credentials.submit', credentials: { email: ' maya@sorella.test ', password: PASSWORD } },
    },
    'submits-nothing': {
      says: "She presses 'Sign In' with a field left empty",
      send: { type: 'credentials.submit', credentials: { email: ' ', password: '' } },
    },
    'signs-in': { says: 'The server knows her', from: 'auth.signInWithPassword', output: session },
    'wrong-password': { says: 'The server refuses the password', ...refused('invalid-credentials') },
    unconfirmed: { says: 'Her address is not confirmed yet', ...refused('email-not-confirmed') },
    'no-answer': { says: 'No answer comes', ...refused('network') },
    'link-too-old': { says: 'Her link is too old', ...refused('link-expired') },
    'no-session-made': { says: 'The server makes no session', ...refused('unexpected') },
    'server-says-why': {
      says: 'The server fails and says why',
      ...refused('unexpected', 'Database error querying schema'),
    },
    'signs-out': { says: "She presses 'Sign Out'", send: { type: 'session.end' } },
    'signed-out': { says: 'The server ends the session', from: 'auth.signOut', output: undefined },
    'sign-out-unanswered': {
      says: 'Nobody hears that she signs out',
      from: 'auth.signOut',
      error: new DataError('network'),
    },
    'sign-out-fails': {
      says: 'The server fails to end the session',
      from: 'auth.signOut',
      error: new DataError('unexpected'),
    },
    'another-tab-signs-in': { says: 'Another tab signs in', send: { type: 'session.began', session } },
    'session-renewed': { says: 'The session is renewed', send: { type: 'session.renewed', session } },
    'another-tab-signs-out': { says: 'Another tab signs out', send: { type: 'session.ended' } },
    'request-refused': {
      says: 'A request is refused: the session is over',
      send: { type: 'session.refused' },
    },
    'connection-back': { says: 'The connection is back', send: { type: 'connection.resumed' } },
  },
  states: {
    restoring: { says: 'The stored session is being looked at; nobody knows yet.', answers: ['R-071'] },
    unreachable: {
      says: 'The network fails: a session is stored, and nobody is signed out for that.',
      answers: ['A-46'],
    },
    signedOut: { says: 'Nobody is signed in.', answers: ['R-056', 'R-072'] },
    signingIn: { says: "The button reads 'Signing in'.", answers: ['R-057'] },
    signedIn: { says: 'She is signed in.', answers: ['R-058', 'R-071'] },
    signingOut: { says: "The button reads 'Signing Out...'.", answers: ['R-032'] },
    expired: {
      says: 'Her session was lost without her doing, and the page says so.',
      answers: ['R-072', 'R-077'],
    },
  },
  always: {
    'somebody is signed in exactly while a session is held': (snapshot) =>
      ['signedIn', 'signingOut'].includes(String(snapshot.value)) === (snapshot.context.session !== null),
    'no password is kept': (snapshot) => !JSON.stringify(snapshot.context).includes(PASSWORD),
    'a problem is only told while nobody is signed in': (snapshot) =>
      snapshot.context.problem === null || !snapshot.matches('signedIn'),
  },
});
