import { RECONNECT_ATTEMPTS } from '../../domain/limits.ts';
import { defineModel } from '../testing/model.ts';
import { connectivityMachine } from './connectivity.machine.ts';

/** Whether the world can be reached: what can happen, and what the states mean. */
export const connectivityModel = defineModel({
  machine: connectivityMachine,
  title: 'The connection',
  samples: {
    'browser-offline': { says: 'The browser says it is offline', send: { type: 'connection.lost' } },
    'request-unanswered': { says: 'A request gets no answer', send: { type: 'connection.doubted' } },
    'browser-online': {
      says: 'The browser says it is online again, or the live channel is back',
      send: { type: 'connection.restored' },
    },
    'probe-answered': { says: 'The probe is answered', from: 'connection.probe', output: true },
    'probe-unanswered': { says: 'The probe is not answered', from: 'connection.probe', output: false },
    'probe-fails': {
      says: 'The probe cannot be sent',
      from: 'connection.probe',
      error: new Error('blocked'),
    },
    'flag-online': { says: 'The browser believes to be online', from: 'browser.isOnline', output: true },
    'flag-offline': { says: 'The browser believes to be offline', from: 'browser.isOnline', output: false },
    'flag-unreadable': {
      says: 'The browser does not say',
      from: 'browser.isOnline',
      error: new Error('blocked'),
    },
    'interval-passes': { says: 'The check interval passes', after: 'checkInterval' },
    'delay-passes': { says: 'The delay between two attempts passes', after: 'reconnectDelay' },
  },
  states: {
    'online.settled': { says: 'Everything can be reached; nothing is said.', answers: ['R-151'] },
    'online.doubting': {
      says: 'A request got no answer: it asks whether the connection is gone before it says so.',
      answers: ['R-161', 'A-76'],
    },
    'online.checking': {
      says: "It looks at the browser's own flag.",
      answers: ['R-153'],
      // The flag is read within the same tick.
      looksLike: 'online.settled',
    },
    'reconnecting.probing': {
      says: 'The connection is gone; an attempt is under way.',
      answers: ['R-152', 'R-159', 'R-160'],
    },
    'reconnecting.waiting': { says: 'It waits for the next attempt.', answers: ['R-152', 'R-154'] },
    restored: {
      says: 'The connection is back; the page reads again.',
      answers: ['R-156', 'R-158'],
      // Left within the same step.
      looksLike: 'online.settled',
    },
    offline: { says: 'All attempts failed; she may try again by hand.', answers: ['R-152'] },
    verifying: { says: 'Offline, and asking whether that has changed.', answers: ['R-153', 'R-161'] },
  },
  always: {
    'there are never more attempts than allowed': ({ context }) =>
      context.attempt >= 0 && context.attempt <= RECONNECT_ATTEMPTS,
    'an attempt is counted exactly while reconnecting': (snapshot) =>
      snapshot.context.attempt > 0 === snapshot.matches('reconnecting'),
  },
});
