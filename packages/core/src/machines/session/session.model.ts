import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { SESSION as session } from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import { sessionMachine } from './session.machine.ts';

const PASSWORD = 'sorella-demo';
const another = { ...session, userId: '00000000-0000-4000-8000-000000000003', email: 'noor@sorella.test' };
const refreshFails = (code: DataErrorCode) => ({ from: 'auth.refreshSession', error: new DataError(code) });
const refused = (code: DataErrorCode, serverMessage?: string) => ({
  from: 'auth.signInWithPassword',
  error: new DataError(code, serverMessage === undefined ? {} : { serverMessage }),
});

/** Who is signed in on this device: what can happen, and what the states mean. */
export const sessionModel = defineModel({
  machine: sessionMachine,
  title: 'The session',
  input: { now: () => 0 },
  samples: {
    'finds-session': { says: 'A session is stored and good', from: 'auth.getSession', output: session },
    'finds-expired': {
      says: 'A session is stored and no longer accepted',
      from: 'auth.getSession',
      error: new DataError('session-expired'),
    },
    'finds-nothing': { says: 'No session is stored', from: 'auth.getSession', output: null },
    'cannot-ask': {
      says: 'A session is stored and the network fails',
      from: 'auth.getSession',
      error: new DataError('network'),
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
    'another-tab-signs-in-another': {
      says: 'Somebody else signs in in another tab',
      send: { type: 'session.began', session: another },
    },
    'refreshes-by-hand': { says: "She presses 'Refresh session'", send: { type: 'session.refresh' } },
    'gets-new-session': {
      says: 'The server gives a new session',
      from: 'auth.refreshSession',
      output: session,
    },
    'refresh-too-often': { says: 'There were too many requests', ...refreshFails('rate-limited') },
    'refresh-unanswered': { says: 'The network fails', ...refreshFails('network') },
    'refresh-refused': { says: 'The server refuses', ...refreshFails('session-expired') },
    'ten-seconds-pass': { says: 'Ten seconds pass', after: 'refreshInterval' },
    'tries-again': { says: "She presses 'Try again'", send: { type: 'session.retry' } },
    'still-known': { says: 'The server still knows her', from: 'auth.getUser', output: session },
    'not-known': {
      says: 'The server does not know her',
      from: 'auth.getUser',
      error: new DataError('session-expired'),
    },
    'review-unanswered': {
      says: 'The network fails',
      from: 'auth.getUser',
      error: new DataError('network'),
    },
    'session-renewed': { says: 'The session is renewed', send: { type: 'session.renewed', session } },
    'another-tab-signs-out': { says: 'Another tab signs out', send: { type: 'session.ended' } },
    'session-lapsed': {
      says: 'The session runs out and is not renewed',
      send: { type: 'session.lapsed' },
    },
    'somebody-else-renewed': {
      says: 'The session of somebody else is renewed',
      send: { type: 'session.renewed', session: another },
    },
    'request-refused': { says: 'A request is refused', send: { type: 'session.refused' } },
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
    'signedIn.settled': { says: 'She is signed in.', answers: ['R-058', 'R-071'] },
    'signedIn.refreshing': {
      says: 'She asked for a new session; everything else goes on.',
      answers: ['R-129', 'R-145'],
    },
    'signedIn.checking': {
      says: 'A request was refused: a new session is asked for before this one is given up.',
      answers: ['R-077'],
    },
    'signedIn.cooling': {
      says: 'The button counts the seconds until she may ask again.',
      answers: ['R-075', 'A-79'],
    },
    signingOut: { says: "The button reads 'Signing Out...'.", answers: ['R-032'] },
    expired: {
      says: 'Her session was lost without her doing, and the page says so.',
      answers: ['R-072', 'R-077'],
    },
    reviewing: {
      says: 'She asked to look again; the page still says that the session was lost.',
      answers: ['R-131'],
    },
  },
  always: {
    'nobody is signed in without a session': (snapshot) =>
      !snapshot.matches('signedIn') || snapshot.context.session !== null,
    'a session is held only by whoever is signed in or leaving': (snapshot) =>
      snapshot.context.session === null || snapshot.matches('signedIn') || snapshot.matches('signingOut'),
    'seconds are counted exactly while the button has to wait': (snapshot) =>
      (snapshot.context.refreshableAt !== null) === snapshot.matches({ signedIn: 'cooling' }),
    'no password is kept': (snapshot) => !JSON.stringify(snapshot.context).includes(PASSWORD),
    'a problem is only told while nobody is signed in': (snapshot) =>
      snapshot.context.problem === null || !snapshot.matches('signedIn'),
  },
});
