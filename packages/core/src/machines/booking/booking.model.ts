import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { Application } from '../../domain/entities/application.ts';
import {
  APPLICATION as application,
  PAYMENT_LINK as link,
  PAID_APPLICATION as paid,
} from '../testing/fixtures.ts';
import { defineModel } from '../testing/model.ts';
import {
  type BookingApply,
  type BookingFacts,
  bookingMachine,
  type FoundApplication,
} from './booking.machine.ts';

const press = (facts: Partial<BookingFacts> = {}, paymentLink: string | null = null): BookingApply => ({
  type: 'booking.apply',
  facts: { userId: application.userId, isFull: false, hasActiveApplication: false, ...facts },
  paymentLink,
});
const answered = (output: Application) => ({ from: 'applications.apply', output });
const refused = (code: DataErrorCode) => ({ from: 'applications.apply', error: new DataError(code) });
const found = (output: FoundApplication) => ({ from: 'applications.getOwnForEvent', output });

/** Applying for one event: what can happen, and what its states mean. */
export const bookingModel = defineModel({
  machine: bookingMachine,
  title: 'Applying for an event',
  input: { eventId: application.eventId },
  samples: {
    applies: { says: 'A member applies', send: press() },
    'applies-with-link': { says: 'A member applies for an event with a payment link', send: press({}, link) },
    'visitor-applies': { says: 'A visitor applies', send: press({ userId: null }) },
    'applies-when-full': {
      says: 'A member applies for an event that has filled up',
      send: press({ isFull: true }),
    },
    'applies-again': {
      says: 'A member applies though her application waits already',
      send: press({ hasActiveApplication: true }),
    },
    'answers-free': { says: 'The server takes it: nothing to pay', ...answered(application) },
    'answers-paid': { says: 'The server takes it: there is a price to pay', ...answered(paid) },
    'refuses-full': { says: 'The server says the last seat is gone', ...refused('event-full') },
    'refuses-duplicate': { says: 'The server has her application already', ...refused('already-applied') },
    'refuses-signed-out': { says: 'The server no longer knows her', ...refused('session-expired') },
    'refuses-over': { says: 'The server says the event is over', ...refused('event-over') },
    'refuses-too-often': {
      says: 'The server says she applied too often for this event',
      ...refused('too-many-applications'),
    },
    'no-answer': { says: 'No answer comes', ...refused('network') },
    'server-down': { says: 'The server cannot serve', ...refused('unavailable') },
    'server-fails': { says: 'The server fails for a reason nobody knows', ...refused('unexpected') },
    'finds-free': { says: 'Her application is there: nothing to pay', ...found(application) },
    'finds-paid': { says: 'Her application is there, with its price', ...found(paid) },
    'finds-nothing': { says: 'There is no application', ...found(null) },
    'finds-denied': { says: 'There is only a denied one', ...found({ ...application, status: 'denied' }) },
    'cannot-look': {
      says: 'Looking fails too',
      from: 'applications.getOwnForEvent',
      error: new DataError('network'),
    },
    'opens-payment': { says: 'She follows the payment link', send: { type: 'payment.open' } },
    'postpones-payment': { says: 'She leaves paying for later', send: { type: 'payment.postpone' } },
    'moment-passes': { says: 'A second passes', after: 'joinRefresh' },
  },
  states: {
    available: { says: 'She may apply.', answers: ['R-310', 'R-321'] },
    applying: { says: 'Her press is on its way; the button waits.', answers: ['R-310', 'A-29'] },
    verifying: {
      says: 'No answer came: it looks whether her application arrived before it says anything.',
      answers: ['R-321'],
    },
    owed: {
      says: 'Her application is in: she reads how to pay, before anything is opened.',
      answers: ['R-315', 'A-89'],
    },
    submitted: {
      says: 'Her application is in; a moment later the page reads again.',
      answers: ['R-316', 'R-317', 'R-322'],
    },
    full: { says: 'The last seat is gone.', answers: ['R-310', 'R-319', 'A-05'] },
  },
  always: {
    'paying is asked for only where there is a link and a reference': (snapshot) =>
      snapshot.value !== 'owed' ||
      (snapshot.context.paymentLink !== null && snapshot.context.reference !== ''),
    'nothing is asked of the server for nobody': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.userId !== null,
  },
});
