import { expect } from 'vitest';
import type { Admin } from '../community-data.ts';
import { mustDecide } from './decisions.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { acquainted, paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const FIRST = { page: 1, pageSize: 50 } as const;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

const MONEY = { transaction: 'CONTRACT01', amountCents: 1000, currency: 'EUR' } as const;

const DESK_CALLS: readonly (readonly [string, (admin: Admin) => Promise<unknown>])[] = [
  ['listPayments', (admin) => admin.listPayments(FIRST)],
  ['getPaymentTotals', (admin) => admin.getPaymentTotals()],
  ['listPaymentTargets', (admin) => admin.listPaymentTargets(1)],
  ['recordPayments', (admin) => admin.recordPayments([])],
  ['recordSplit', (admin) => admin.recordSplit({ payment: MONEY, parts: [] })],
  [
    'settlePayments',
    (admin) =>
      admin.settlePayments({ bookingId: UNKNOWN_ID, payments: [MONEY], decision: 'accept', reason: 'x' }),
  ],
  ['recordReturns', (admin) => admin.recordReturns([])],
  ['setLinesAside', (admin) => admin.setLinesAside({ transactions: [], aside: true })],
  ['listKnownLines', (admin) => admin.listKnownLines(1)],
  ['getMoneyReport', (admin) => admin.getMoneyReport({ ...FIRST, groupedBy: 'both' })],
  ['listRefunds', (admin) => admin.listRefunds(FIRST)],
  ['settleRefund', (admin) => admin.settleRefund({ id: UNKNOWN_ID, outcome: 'kept', note: null })],
];

/** What the port promises about payments and refunds on the admin's desk. */
export function describePaymentDeskContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('payment desk', createHarness, options, (promise) => {
    promise('opens the payment desk to admins alone (A-43)', async (harness) => {
      const member = await harness.dataFor('maya');
      const visitor = await harness.dataFor('visitor');
      for (const [name, call] of DESK_CALLS) {
        expect([name, await rejection(call(member.admin))]).toEqual([name, 'forbidden']);
        expect([name, await rejection(call(visitor.admin))]).toEqual([name, 'not-signed-in']);
      }
    });

    promise(
      'says what is awaited and received for a booking, and finds it by its reference (A-89)',
      async (harness) => {
        const { admin, member, event, application, bookingId } = await paidApplication(harness);
        const find = async (search: string, state?: 'awaited' | 'received' | 'ended') =>
          (await admin.admin.listPayments({ ...FIRST, search, ...(state && { state }) })).rows;
        expect(await find(application.reference, 'awaited')).toMatchObject([
          {
            bookingId,
            bookingStatus: 'pending',
            reference: application.reference,
            amountCents: 1000,
            applicationId: application.id,
            confirmedCents: 0,
            byHandCents: 0,
            receivedCents: 0,
            member: { id: member.userId },
            email: member.email,
            event: { id: event.id, title: event.title },
            payments: [],
          },
        ]);
        expect(await find(application.reference, 'received')).toEqual([]);
        const transaction = `CONTRACT${harness.unique()}`.toUpperCase();
        await admin.admin.recordPayments([{ bookingId, transaction, amountCents: 1000, currency: 'EUR' }]);
        expect(await find(transaction, 'received')).toMatchObject([
          {
            bookingId,
            confirmedCents: 1000,
            receivedCents: 1000,
            payments: [{ provider: 'paypal', reference: transaction, amountCents: 1000, status: 'accepted' }],
          },
        ]);
        expect(await rejection(admin.admin.listPayments({ ...FIRST, pageSize: 101 }))).toBe('invalid-input');
      },
    );

    promise('gives what a statement is matched with, and records a match once (A-89)', async (harness) => {
      const { admin, member, application, event, bookingId } = await paidApplication(harness);
      const target = async () => {
        const { rows } = await admin.admin.listPaymentTargets(1);
        return rows.find((row) => row.bookingId === bookingId);
      };
      expect(await target()).toEqual({
        bookingId,
        bookingStatus: 'pending',
        reference: application.reference,
        amountCents: 1000,
        currency: 'EUR',
        member: { id: member.userId, firstName: member.firstName, lastName: member.lastName },
        event: {
          id: event.id,
          title: event.title,
          startTime: event.startTime,
          timeZone: event.timeZone,
          seatsLeft: event.maxAttendees - event.attendeesCount,
        },
        isReceived: false,
        byHandCents: 0,
        payments: [],
      });
      const transaction = `CONTRACT${harness.unique()}`.toUpperCase();
      const match = { bookingId, transaction, amountCents: 1000, currency: 'EUR' };
      expect(
        await admin.admin.recordPayments([
          match,
          match,
          { ...match, bookingId: UNKNOWN_ID, transaction: `${transaction}X` },
        ]),
      ).toMatchObject([{ verdict: 'accepted' }, { verdict: 'known' }, { verdict: 'no-booking' }]);
      expect(await target()).toMatchObject({
        bookingStatus: 'paid',
        isReceived: true,
        payments: [
          { reference: transaction, status: 'accepted', amountCents: 1000, currency: 'EUR', decision: null },
        ],
      });
      const own = await member.data.applications.getOwnForEvent({ eventId: event.id, userId: member.userId });
      expect(own?.status).toBe('approved');
      expect(await rejection(admin.admin.recordPayments([{ ...match, amountCents: -1 }]))).toBe(
        'invalid-input',
      );
    });

    promise(
      'tells what was confirmed by hand from what was received, until its payment is found (A-100)',
      async (harness) => {
        const { admin, application, bookingId } = await paidApplication(harness);
        const find = async (state: 'received' | 'by-hand') => {
          const query = { ...FIRST, search: application.reference, state };
          return (await admin.admin.listPayments(query)).rows.map((row) => [row.bookingId, row.byHandCents]);
        };
        const before = await admin.admin.getPaymentTotals();
        await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
        expect([await find('by-hand'), await find('received')]).toEqual([[[bookingId, 1000]], []]);
        const byHand = await admin.admin.getPaymentTotals();
        expect(byHand.byHandCents - before.byHandCents).toBe(1000);
        const transaction = `CONTRACT${harness.unique()}`.toUpperCase();
        const match = { bookingId, transaction, amountCents: 1000, currency: 'EUR' };
        expect(await admin.admin.recordPayments([match])).toMatchObject([{ verdict: 'accepted' }]);
        expect([await find('by-hand'), await find('received')]).toEqual([[], [[bookingId, 0]]]);
        const received = await admin.admin.getPaymentTotals();
        expect(received.receivedCents - before.receivedCents).toBe(1000);
        expect(received.byHandCents).toBe(before.byHandCents);
      },
    );

    promise(
      'counts what came in part when it is approved by hand, and the rest alone as confirmed (A-100)',
      async (harness) => {
        const { admin, application, bookingId } = await paidApplication(harness);
        const refunds = (await admin.admin.getOverview()).refunds.waiting;
        const before = await admin.admin.getPaymentTotals();
        const transaction = `CONTRACT${harness.unique()}`.toUpperCase();
        await admin.admin.recordPayments([{ bookingId, transaction, amountCents: 600, currency: 'EUR' }]);
        const waiting = await admin.admin.listApplications({ ...FIRST, status: 'pending' });
        expect(waiting.rows.find(({ id }) => id === application.id)?.received).toMatchObject({
          amountCents: 600,
          byHandCents: 400,
        });
        await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
        const query = { ...FIRST, search: application.reference, state: 'by-hand' as const };
        expect((await admin.admin.listPayments(query)).rows).toMatchObject([
          { bookingId, confirmedCents: 1000, receivedCents: 600, byHandCents: 400 },
        ]);
        const after = await admin.admin.getPaymentTotals();
        expect(after.receivedCents - before.receivedCents).toBe(600);
        expect(after.byHandCents - before.byHandCents).toBe(400);
        expect((await admin.admin.getOverview()).refunds.waiting).toBe(refunds);
      },
    );

    promise('makes a task of a paid booking that ended, settled once and one way (A-14)', async (harness) => {
      const { admin, member, event, application, bookingId } = await paidApplication(harness);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      const before = (await admin.admin.getOverview()).refunds.waiting;
      await member.data.applications.cancel({ eventId: event.id });
      expect((await admin.admin.getOverview()).refunds.waiting).toBe(before + 1);
      const find = async (state?: 'open' | 'refunded' | 'kept') =>
        (await admin.admin.listRefunds({ ...FIRST, search: application.reference, ...(state && { state }) }))
          .rows;
      expect(await find('open')).toMatchObject([
        {
          id: bookingId,
          cause: 'cancelled',
          amountCents: 1000,
          currency: 'EUR',
          state: 'open',
          cancelledLate: false,
          cancelledByMember: true,
          member: { id: member.userId },
          event: { id: event.id },
          transactions: [],
          byHandCents: 1000,
        },
      ]);
      const settle = (outcome: 'refunded' | 'kept') =>
        admin.admin.settleRefund({ id: bookingId, outcome, note: 'Sent back today' });
      await settle('refunded');
      await settle('refunded');
      // Whose money it was reads what became of it, in both places.
      const refunds = [{ outcome: 'refunded', amountCents: 1000 }];
      expect(await member.data.applications.listOwnBookings(member.userId)).toMatchObject([{ refunds }]);
      const history = await member.data.applications.listHistory(member.userId, FIRST);
      expect(history.rows).toMatchObject([{ booking: { status: 'cancelled', refunds } }]);
      expect(await rejection(settle('kept'))).toBe('already-decided');
      expect(await find('open')).toEqual([]);
      expect(await find()).toMatchObject([{ state: 'refunded', note: 'Sent back today' }]);
      const unknown = admin.admin.settleRefund({ id: UNKNOWN_ID, outcome: 'kept', note: null });
      expect(await rejection(unknown)).toBe('not-found');
    });

    promise('counts open reports with the age of the first (A-91)', async (harness) => {
      const [one, other] = await acquainted(harness, 2);
      const { admin } = await harness.dataFor('admin');
      const before = (await admin.getOverview()).reports.waiting;
      await one.data.safety.report({
        id: one.newId(),
        userId: other.userId,
        messageId: null,
        reason: 'spam',
        comment: null,
      });
      const { reports } = await admin.getOverview();
      expect(reports.waiting).toBe(before + 1);
      expect(reports.oldest).not.toBeNull();
    });
  });
}
