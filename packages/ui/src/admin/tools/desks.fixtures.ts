import type { AdminCoffeeChat } from '@sorella/core/domain/entities/coffee-chat';
import type { MoneyLine } from '@sorella/core/domain/entities/money-report';
import type { DeskPayment, PaymentTarget, RefundTask } from '@sorella/core/domain/entities/payment-desk';
import type { QueuedMail } from '@sorella/core/domain/entities/queued-mail';
import type { Report } from '@sorella/core/domain/entities/safety';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import type { StatementLine } from '@sorella/core/domain/payments/statement-lines';

const maya = { id: '00000000-0000-4000-8000-000000000002', firstName: 'Maya', lastName: 'Okafor' };
const noor = { id: '00000000-0000-4000-8000-000000000003', firstName: 'Noor', lastName: 'Haddad' };
const event = {
  id: '00000000-0000-4000-8000-0000000000e1',
  title: 'Sunday long-table brunch',
  startTime: '2026-11-29T10:00:00+00:00',
  timeZone: 'Europe/Berlin',
};
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const LONG = `${'And then she said that it could not wait any longer. '.repeat(4)}${'Donaudampfschifffahrt'.repeat(4)}`;

/** Bookings in each state, one of them paid by hand and one with a payment that settles nothing. */
export const PAYMENTS: readonly DeskPayment[] = [
  {
    bookingId: idOf(1),
    applicationId: idOf(11),
    bookingStatus: 'pending',
    createdAt: '2026-11-20T12:00:00+00:00',
    reference: 'K7M49QXT',
    amountCents: 3000,
    confirmedCents: 0,
    byHandCents: 0,
    receivedCents: 0,
    paidStatedAt: '2026-11-20T12:30:00+00:00',
    member: maya,
    email: 'maya@sorella.test',
    event,
    payments: [
      {
        id: idOf(91),
        provider: 'paypal',
        reference: '8HT52716KY112345A',
        amountCents: 2500,
        currency: 'USD',
        status: 'wrong-currency',
        createdAt: '2026-11-20T13:00:00+00:00',
        paidOn: '2026-11-20',
        feeCents: null,
        decision: null,
        reason: null,
      },
    ],
  },
  {
    bookingId: idOf(2),
    applicationId: idOf(12),
    bookingStatus: 'paid',
    createdAt: '2026-11-19T12:00:00+00:00',
    reference: 'B4T8WXKN',
    amountCents: 125_000,
    confirmedCents: 125_000,
    byHandCents: 125_000,
    receivedCents: 0,
    paidStatedAt: null,
    member: noor,
    email: null,
    event: { ...event, title: LONG },
    payments: [],
  },
];

const task = (n: number, given: Partial<RefundTask>): RefundTask => ({
  id: idOf(n),
  cause: 'cancelled',
  amountCents: 3000,
  currency: 'EUR',
  since: '2026-11-20T12:00:00+00:00',
  state: 'open',
  note: null,
  settledBy: null,
  settledAt: null,
  cancelledLate: false,
  cancelledByMember: true,
  reference: 'K7M49QXT',
  member: maya,
  email: 'maya@sorella.test',
  event,
  transactions: ['8HT52716KY112345A'],
  byHandCents: 0,
  ...given,
});
/** An open task for each cause that looks its own way, and settled ones. */
export const REFUNDS: readonly RefundTask[] = [
  task(1, { cancelledLate: true, byHandCents: 1500 }),
  task(2, { cause: 'wrong-amount', amountCents: 2500, currency: 'USD', member: noor, email: null }),
  task(3, { cause: 'second-payment', member: null, email: null, event: null, reference: null }),
  task(5, { cause: 'account-deleted', member: null, email: null, cancelledLate: true }),
  task(4, {
    state: 'kept',
    note: LONG,
    settledBy: noor,
    settledAt: '2026-11-20T14:00:00+00:00',
    cancelledByMember: false,
    transactions: [],
    byHandCents: 3000,
  }),
];

const mail = (id: number, given: Partial<QueuedMail>): QueuedMail => ({
  id,
  kind: 'application-approved',
  member: maya,
  email: 'maya@example.com',
  event,
  state: 'failed',
  since: '2026-11-24T12:00:00+00:00',
  nextAttemptAt: null,
  attempts: 10,
  failure: 'refused',
  failedAt: '2026-11-25T11:00:00+00:00',
  ...given,
});
/** Mails that failed for each reason, that wait, and one that is being sent. */
export const MAILS: readonly QueuedMail[] = [
  mail(1, {}),
  mail(2, { failure: 'unreachable', member: noor, email: null, kind: 'refund-sent' }),
  mail(3, { failure: null, kind: 'message-received', event: null }),
  mail(4, { state: 'sending', attempts: 1, failure: null, kind: 'event-changed' }),
  mail(5, {
    state: 'waiting',
    attempts: 3,
    failure: 'unreadable',
    nextAttemptAt: '2126-11-25T12:16:00+00:00',
    kind: 'event-message',
  }),
  mail(6, { state: 'waiting', attempts: 0, failure: null, nextAttemptAt: '2026-11-20T12:00:00+00:00' }),
];

const chat = (n: number, given: Partial<AdminCoffeeChat>): AdminCoffeeChat => ({
  id: idOf(n),
  requesterId: maya.id,
  recipientId: null,
  message: null,
  status: 'pending',
  proposedDates: ['2026-11-24T12:00:00+00:00', '2026-11-24T15:00:00+00:00', '2026-11-27T12:00:00+00:00'],
  timeZone: 'UTC',
  selectedDate: null,
  createdAt: '2026-11-20T12:00:00+00:00',
  updatedAt: '2026-11-20T12:00:00+00:00',
  requester: maya,
  recipient: null,
  ...given,
});
/** An open request and one that was accepted. */
export const CHATS: readonly AdminCoffeeChat[] = [
  chat(1, { message: LONG }),
  chat(2, {
    status: 'accepted',
    recipientId: noor.id,
    recipient: noor,
    selectedDate: '2026-11-24T15:00:00+00:00',
  }),
];

const report = (n: number, given: Partial<Report>): Report => ({
  id: idOf(n),
  reporterId: maya.id,
  reporter: maya,
  reportedId: noor.id,
  reason: 'harassment',
  comment: null,
  copy: { profile: { firstName: 'Noor', lastName: 'Haddad', bio: 'Pediatric nurse, night owl.' } },
  status: 'open',
  note: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: '2026-11-20T12:00:00+00:00',
  ...given,
});
/** A message, a profile, and a report that was decided. */
export const REPORTS: readonly Report[] = [
  report(1, {
    comment: LONG,
    copy: {
      profile: { firstName: 'Noor', lastName: 'Haddad' },
      message: { id: idOf(8), content: 'Something rude', createdAt: '2026-11-20T11:00:00+00:00' },
    },
  }),
  report(2, { reason: 'spam', reporterId: null }),
  report(3, { reason: 'other', status: 'dismissed', note: 'Talked to both.' }),
];

const target: PaymentTarget = {
  bookingId: idOf(1),
  bookingStatus: 'pending',
  reference: 'K7M49QXT',
  amountCents: 3000,
  currency: 'EUR',
  member: maya,
  event: { ...event, seatsLeft: 4 },
  isReceived: false,
  byHandCents: 0,
  payments: [],
};
const line = (place: number, given: Partial<StatementLine> = {}): StatementLine => ({
  place,
  date: '11/20/2026',
  name: 'Maya Okafor',
  note: 'K7M49QXT',
  transaction: `8HT52716KY${String(place).padStart(7, '0')}`,
  amountCents: 3000,
  feeCents: 110,
  paidOn: '2026-11-20',
  currency: 'EUR',
  isCompleted: true,
  isVoid: false,
  type: 'Website Payment',
  original: '',
  ...given,
});
/** Bookings that a line can be assigned to. */
export const TARGETS: readonly PaymentTarget[] = [
  target,
  { ...target, bookingId: idOf(2), reference: 'B4T8WXKN', member: noor },
];
/** Another booking of the first one's member, for the next event of its series, and paid. */
export const LATER_TARGET: PaymentTarget = {
  ...target,
  bookingId: idOf(4),
  reference: 'D2R5SXNM',
  bookingStatus: 'paid',
  isReceived: true,
  event: { ...target.event, id: idOf(8), startTime: '2026-12-13T10:00:00+00:00' },
};
/** A line of each kind, one of them more often than stands on a page. */
export const FINDINGS: readonly StatementFinding[] = [
  { kind: 'fits', line: line(2), target },
  {
    kind: 'fits',
    line: line(3, { note: LONG, amountCents: 125_000 }),
    target: { ...target, event: { ...target.event, title: LONG } },
  },
  { kind: 'proposed', reason: 'letter', line: line(70, { note: 'K7M49QXB' }), target },
  { kind: 'differs', reason: 'amount', line: line(4, { amountCents: 2500 }), target },
  { kind: 'differs', reason: 'full', line: line(71), target },
  {
    kind: 'returned',
    reason: 'recorded',
    returnedCents: 3000,
    holdsSeat: true,
    line: line(72),
    target: { ...target, bookingStatus: 'paid' },
  },
  { kind: 'returned', reason: 'partly', returnedCents: 1000, holdsSeat: false, line: line(73), target },
  {
    kind: 'skipped',
    reason: 'refund',
    line: line(74, { amountCents: -3000, type: 'Payment Refund', original: '8HT52716KY0000072' }),
  },
  { kind: 'double', reason: 'recorded', line: line(5), target },
  ...Array.from(
    { length: 60 },
    (_, index): StatementFinding => ({ kind: 'unknown', line: line(6 + index, { note: '' }) }),
  ),
];

const short = { ...target, bookingId: idOf(3), reference: 'C8D4TRWV' };
/** Lines that need a hand: too little, the price together, a refund of a seat, and what is none of ours. */
export const AWKWARD: readonly StatementFinding[] = [
  { kind: 'together', line: line(2, { amountCents: 2000 }), target, places: [2, 3], recorded: [] },
  { kind: 'together', line: line(3, { amountCents: 1000 }), target, places: [2, 3], recorded: [] },
  {
    kind: 'together',
    line: line(4, { amountCents: 500, note: LONG }),
    target: { ...target, bookingId: idOf(2), reference: 'B4T8WXKN', member: noor },
    places: [4],
    recorded: [{ transaction: '8HT52716KY0000001', amountCents: 2500, currency: 'EUR' }],
  },
  { kind: 'differs', reason: 'amount', line: line(5, { amountCents: 2500 }), target: short },
  {
    kind: 'back',
    reason: 'refund',
    line: line(6, { amountCents: -3000, type: 'Payment Refund', original: '8HT52716KY0000072' }),
    target: { ...target, bookingStatus: 'paid' },
    holdsSeat: true,
  },
  { kind: 'unknown', line: line(7, { note: '', amountCents: 6000 }) },
  { kind: 'unknown', line: line(8, { note: '', name: 'Electricity board', amountCents: 120_000 }) },
  { kind: 'aside', line: line(9, { name: 'Electricity board', amountCents: 110_000 }) },
];
/** Their bookings, whose event has two seats. */
export const AWKWARD_TARGETS: readonly PaymentTarget[] = [...TARGETS, short].map((one) => ({
  ...one,
  event: { ...one.event, seatsLeft: 2 },
}));

const money = (given: Partial<MoneyLine>): MoneyLine => ({
  month: '2026-11',
  event,
  currency: 'EUR',
  receivedCents: 0,
  byHandCents: 0,
  owedCents: 0,
  refundedCents: 0,
  keptCents: 0,
  feeCents: 0,
  ...given,
});
/** Money of two events, of another currency, and of no event. */
export const MONEY: readonly MoneyLine[] = [
  money({ receivedCents: 1_250_000, feeCents: 31_875, byHandCents: 47_000, refundedCents: 3000 }),
  money({
    event: { ...event, id: idOf(7), title: LONG },
    month: '2026-10',
    receivedCents: 9000,
    owedCents: 3000,
  }),
  money({ currency: 'USD', receivedCents: 2500, owedCents: 2500 }),
  money({ event: null, month: '2026-09', receivedCents: 1500, keptCents: 1500 }),
];
