import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { APPLICATION as application } from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const userId = '00000000-0000-4000-8000-000000000002';
const terms = {
  holdsSeat: true,
  amountCents: 3_000,
  reference: 'K7M2P9QX',
  free: true,
  freeUntil: '2026-11-27T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
};
const cancelled = (cancelledLate: boolean) => ({ from: 'applications.cancel', output: { cancelledLate } });
const found = (output: typeof application | null) => ({ from: 'applications.getOwnForEvent', output });
const refused = (code: DataErrorCode) => ({ from: 'applications.cancel', error: new DataError(code) });

/** Taking an application back: what can happen, and what its states mean. */
export const cancellationModel = defineModel({
  machine: cancellationMachine,
  title: 'Cancelling a booking',
  input: { eventId: '00000000-0000-4000-8000-00000000e001' },
  samples: {
    'asks-for-free-seat': {
      says: "She presses 'Cancel Booking' on an event that costs nothing",
      send: { type: 'cancellation.request', userId, terms: { ...terms, amountCents: 0 } },
    },
    'asks-while-waiting': {
      says: 'She takes back an application that nobody has decided',
      send: { type: 'cancellation.request', userId, terms: { ...terms, holdsSeat: false } },
    },
    'asks-while-waiting-for-free': {
      says: 'She takes back an application for an event that costs nothing',
      send: { type: 'cancellation.request', userId, terms: { ...terms, holdsSeat: false, amountCents: 0 } },
    },
    asks: { says: "She presses 'Cancel Booking'", send: { type: 'cancellation.request', userId, terms } },
    'asks-signed-out': {
      says: 'Someone signed out presses it',
      send: { type: 'cancellation.request', userId: null, terms: null },
    },
    confirms: { says: 'She is sure', send: { type: 'cancellation.confirm' } },
    dismisses: { says: 'She keeps her booking', send: { type: 'cancellation.dismiss' } },
    'answers-in-time': { says: 'The server cancels, in time', ...cancelled(false) },
    'answers-late': { says: 'The server cancels, after free cancellation had ended', ...cancelled(true) },
    'refuses-signed-out': { says: 'The server no longer knows her', ...refused('session-expired') },
    'finds-no-application': { says: 'The server finds no application', ...refused('no-application') },
    'finds-no-booking': { says: 'The server finds no active booking', ...refused('no-active-booking') },
    'no-answer': { says: 'No answer comes', ...refused('network') },
    'finds-cancelled': {
      says: 'Her cancellation arrived',
      ...found({ ...application, status: 'denied', cancelledBy: userId }),
    },
    'finds-standing': { says: 'Her application stands as before', ...found(application) },
    'finds-denied': {
      says: 'An admin denied it meanwhile',
      ...found({ ...application, status: 'denied' }),
    },
    'cannot-look': {
      says: 'Looking fails too',
      from: 'applications.getOwnForEvent',
      error: new DataError('network'),
    },
    'server-down': { says: 'The server cannot serve', ...refused('unavailable') },
    'server-fails': { says: 'The server fails for a reason nobody knows', ...refused('unexpected') },
  },
  states: {
    idle: { says: 'Nothing is being cancelled.', answers: ['R-326'] },
    confirming: { says: 'It asks whether she is sure.', answers: ['R-329', 'A-14'] },
    cancelling: { says: 'Her answer is on its way; both buttons wait.', answers: ['R-331'] },
    verifying: {
      says: 'No answer came: it looks what became of her application before it says anything.',
      answers: ['R-332', 'R-434'],
    },
    failed: { says: 'It did not work; the question stays open for another try.', answers: ['R-332'] },
    cancelled: { says: 'Her booking is cancelled and may be made again.', answers: ['R-330', 'A-08'] },
  },
  always: {
    'nothing is asked of the server for nobody': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.userId !== null,
    'the question is open exactly while it asks, works or has failed': (snapshot) =>
      snapshot.hasTag('open') ===
      ['confirming', 'cancelling', 'verifying', 'failed'].includes(String(snapshot.value)),
  },
});
