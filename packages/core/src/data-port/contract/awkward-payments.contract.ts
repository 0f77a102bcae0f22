import { expect } from 'vitest';
import { mustDecide } from './decisions.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const FIRST = { page: 1, pageSize: 50 } as const;
const transactionOf = (harness: ContractHarness) => `CONTRACT${harness.unique()}`.toUpperCase();
const euros = (transaction: string, amountCents: number) => ({ transaction, amountCents, currency: 'EUR' });
/** A booking of €10 that waits, and how it stands. */
async function waiting(harness: ContractHarness) {
  const found = await paidApplication(harness);
  const { admin } = found.admin;
  return {
    ...found,
    desk: admin,
    async stands() {
      const { rows } = await admin.listPayments({ ...FIRST, search: found.application.reference });
      const [row] = rows;
      return row && [row.bookingStatus, row.confirmedCents, row.byHandCents];
    },
    async owed() {
      const { rows } = await admin.listRefunds({
        ...FIRST,
        search: found.application.reference,
        state: 'open',
      });
      return rows.map(({ cause, amountCents }) => [cause, amountCents]);
    },
  };
}

/** What the port promises about payments that need a hand. */
export function describeAwkwardPaymentsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('awkward payments', createHarness, options, (promise) => {
    promise('shares one payment out among bookings, once and whole (A-89)', async (harness) => {
      const [one, other] = [await waiting(harness), await waiting(harness)];
      const payment = { ...euros(transactionOf(harness), 2000), feeCents: 73, paidOn: '2026-11-20' };
      const parts = [one, other].map(({ bookingId }) => ({ bookingId, amountCents: 1000 }));
      const split = async (cents: readonly number[]) => {
        const shared = parts.map(({ bookingId }, index) => ({ bookingId, amountCents: cents[index] ?? 0 }));
        return (await one.desk.recordSplit({ payment, parts: shared })).map(({ verdict }) => verdict);
      };
      expect(await rejection(split([1000, 999]))).toBe('invalid-input');
      expect(await split([1000, 1000])).toEqual(['accepted', 'accepted']);
      expect(await split([1000, 1000])).toEqual(['known', 'known']);
      expect(await split([500, 1500])).toEqual(['reference-used', 'reference-used']);
      expect([await one.stands(), await other.stands()]).toEqual([
        ['paid', 1000, 0],
        ['paid', 1000, 0],
      ]);
      const { rows } = await one.desk.listPayments({ ...FIRST, search: payment.transaction });
      expect(rows.flatMap(({ payments }) => payments.map(({ feeCents }) => feeCents)).toSorted()).toEqual([
        73,
        null,
      ]);
    });

    promise('takes another amount with a reason, and two payments as the price (A-89)', async (harness) => {
      const [short, twice] = [await waiting(harness), await waiting(harness)];
      const [first, second] = [euros(transactionOf(harness), 600), euros(transactionOf(harness), 400)];
      const settle = (of: typeof short, payments: (typeof first)[], reason: string | null) =>
        of.desk.settlePayments({ bookingId: of.bookingId, payments, decision: 'accept', reason });
      const alone = euros(transactionOf(harness), 700);
      expect(await rejection(settle(short, [alone], null))).toBe('invalid-input');
      await settle(short, [alone], 'She helps out');
      await settle(short, [alone], 'She helps out');
      expect(await short.stands()).toEqual(['paid', 700, 0]);
      expect(await short.owed()).toEqual([]);
      expect(await rejection(settle(short, [euros(transactionOf(harness), 300)], 'More'))).toBe(
        'already-decided',
      );
      const { rows: log } = await short.desk.listAuditLog({ ...FIRST, search: short.event.title });
      expect(
        log
          .flatMap(({ more, ...line }) => [line, ...more])
          .find(({ tableName }) => tableName === 'payment_decisions'),
      ).toMatchObject({
        title: short.event.title,
        member: { id: short.member.userId },
        after: { decision: 'accepted', settledCents: 700 },
      });
      await settle(twice, [first, second], null);
      expect(await twice.stands()).toEqual(['paid', 1000, 0]);
      expect(await rejection(settle(short, [first], 'x'))).toBe('already-decided');
      const { rows } = await short.desk.listPayments({ ...FIRST, search: alone.transaction });
      expect(rows[0]?.payments).toMatchObject([
        { status: 'wrong-amount', decision: 'accepted', reason: 'She helps out' },
      ]);
    });

    promise(
      'waits for the rest of a payment, which is owed to nobody until the booking ends',
      async (harness) => {
        const { desk, bookingId, member, event, stands, owed } = await waiting(harness);
        const part = euros(transactionOf(harness), 600);
        await desk.settlePayments({ bookingId, payments: [part], decision: 'ask', reason: null });
        expect([await stands(), await owed()]).toEqual([['pending', 0, 0], []]);
        // What came in part is received, and no more awaited.
        const { rows } = await desk.listPayments({ ...FIRST, search: part.transaction });
        expect(rows.map(({ amountCents, receivedCents }) => [amountCents, receivedCents])).toEqual([
          [1000, 600],
        ]);
        const awaited = (await desk.getOverview()).money.awaitedCents;
        await member.data.applications.cancel({ eventId: event.id });
        expect(awaited - (await desk.getOverview()).money.awaitedCents).toBe(400);
        expect(await owed()).toEqual([['wrong-amount', 600]]);
      },
    );

    promise('records what went back, and settles what was owed with it (A-99)', async (harness) => {
      const [seat, wrong] = [await waiting(harness), await waiting(harness)];
      const [whole, part] = [euros(transactionOf(harness), 1000), euros(transactionOf(harness), 600)];
      await seat.desk.recordPayments([
        { bookingId: seat.bookingId, ...whole },
        { bookingId: wrong.bookingId, ...part },
      ]);
      const back = (of: typeof whole) => ({
        ...of,
        original: of.transaction,
        transaction: transactionOf(harness),
      });
      const returns = [back(whole), back(part), { ...back(part), original: transactionOf(harness) }];
      const verdicts = async () => (await seat.desk.recordReturns(returns)).map(({ verdict }) => verdict);
      expect(await verdicts()).toEqual(['noted', 'refunded', 'no-payment']);
      expect(await verdicts()).toEqual(['known', 'known', 'no-payment']);
      expect([await seat.stands(), await wrong.owed()]).toEqual([['paid', 1000, 1000], []]);
      const known = await seat.desk.listKnownLines(1);
      expect(known.rows).toContainEqual({ transaction: returns[0]?.transaction, state: 'returned' });
    });

    promise('lists applications by whether their money came (A-100)', async (harness) => {
      const { admin, desk, bookingId, application, event } = await waiting(harness);
      const states = async () => {
        const found = [];
        for (const payment of ['nothing', 'stated', 'received', 'by-hand', 'free'] as const) {
          const page = await desk.listApplications({ ...FIRST, payment, eventId: event.id });
          if (page.rows.some(({ id }) => id === application.id)) found.push(payment);
        }
        return found;
      };
      expect(await states()).toEqual(['nothing']);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await states()).toEqual(['by-hand']);
      await desk.recordPayments([{ bookingId, ...euros(transactionOf(harness), 1000) }]);
      expect(await states()).toEqual(['received']);
      const gift = await harness.anEvent({ creditsRequired: 0 });
      const guest = await harness.newMember();
      await guest.data.applications.apply({ eventId: gift.id, userId: guest.userId });
      const free = await desk.listApplications({ ...FIRST, payment: 'free', eventId: gift.id });
      expect(free.total).toBe(1);
    });

    promise('keeps views of a list for who keeps them (A-91)', async (harness) => {
      const { admin } = await harness.dataFor('admin');
      const list = 'contract';
      const view = { filters: { status: 'pending' }, search: 'maya', sortBy: 'date', ascending: true };
      expect(await admin.saveView({ list, name: 'To do', view })).toContainEqual({ name: 'To do', view });
      expect(await admin.listViews(list)).toContainEqual({ name: 'To do', view });
      expect(await admin.saveView({ list, name: 'To do', view: null })).toEqual([]);
      expect(await rejection(admin.saveView({ list, name: ' ', view }))).toBe('invalid-input');
      const member = await harness.dataFor('maya');
      expect(await rejection(member.admin.listViews(list))).toBe('forbidden');
    });

    promise('remembers what is none of ours, until it is', async (harness) => {
      const { admin } = await harness.dataFor('admin');
      const transaction = transactionOf(harness);
      const aside = (isAside: boolean) =>
        admin.setLinesAside({ transactions: [transaction], aside: isAside });
      const isKnown = async () =>
        (await admin.listKnownLines(1)).rows.some((line) => line.transaction === transaction);
      expect([await aside(true), await isKnown()]).toEqual([[transaction], true]);
      expect([await aside(false), await isKnown()]).toEqual([[], false]);
      expect(await rejection(admin.setLinesAside({ transactions: ['=1+1'], aside: true }))).toBe(
        'invalid-input',
      );
    });

    promise('reports what came, is owed and went back by event and month (A-100)', async (harness) => {
      const { desk, admin, bookingId, application, member, event } = await waiting(harness);
      const lineOf = async (groupedBy: 'both' | 'event') => {
        const { rows } = await desk.getMoneyReport({ page: 1, pageSize: 100, groupedBy });
        return rows.filter((row) => row.event?.id === event.id);
      };
      const money = {
        currency: 'EUR',
        receivedCents: 0,
        byHandCents: 0,
        owedCents: 0,
        refundedCents: 0,
        keptCents: 0,
        feeCents: 0,
      };
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await lineOf('event')).toMatchObject([{ ...money, month: null, byHandCents: 1000 }]);
      const paid = { ...euros(transactionOf(harness), 1000), feeCents: 60, paidOn: '2026-01-15' };
      await desk.recordPayments([{ bookingId, ...paid }]);
      expect(await lineOf('both')).toMatchObject([
        { ...money, month: '2026-01', receivedCents: 1000, feeCents: 60 },
      ]);
      await member.data.applications.cancel({ eventId: event.id });
      expect(await lineOf('event')).toMatchObject([
        { ...money, receivedCents: 1000, owedCents: 1000, feeCents: 60 },
      ]);
      await desk.settleRefund({ id: bookingId, outcome: 'refunded', note: null });
      expect(await lineOf('event')).toMatchObject([
        { ...money, receivedCents: 1000, refundedCents: 1000, feeCents: 60 },
      ]);
      const { sums, rows, total } = await desk.getMoneyReport({ page: 1, pageSize: 100, groupedBy: 'month' });
      expect(rows).toHaveLength(total);
      for (const sum of sums)
        expect(sum.receivedCents).toBe(
          rows.reduce((cents, row) => cents + (row.currency === sum.currency ? row.receivedCents : 0), 0),
        );
      const since = await desk.getMoneyReport({
        ...FIRST,
        groupedBy: 'event',
        since: '2026-01-16',
        until: '2026-01-17',
      });
      expect(since.rows.filter((row) => row.event?.id === event.id)).toEqual([]);
    });
  });
}
