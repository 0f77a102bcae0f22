import { expect } from 'vitest';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

/** A sandbox's id for so many cents paid for an application. */
const session = (what: string, cents: number, reference: string, currency = 'eur') =>
  `cs_test_${what}_${cents}${currency}_${reference}`;

async function statusOf({
  member,
  event,
}: Awaited<ReturnType<typeof paidApplication>>): Promise<string | undefined> {
  const own = await member.data.applications.getOwnForEvent({ eventId: event.id, userId: member.userId });
  return own?.status;
}

const plan = (cents: number, userId: string, type = 'single') => `cs_test_plan_${cents}eur_${type}_${userId}`;

/** What the port promises about confirmed payments, before the sandbox of the payment providers. */
export function describePaymentsContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('payments', createHarness, options, (promise) => {
    for (const [how, verify] of [
      [
        'by card (R-417)',
        ({ payments }, reference) => payments.verifyEvent(session('paid', 1000, reference)),
      ],
      [
        'by PayPal (R-418)',
        ({ payments }, reference) => payments.verifyPaypal(session('approved', 1000, reference)),
      ],
    ] satisfies [
      string,
      (data: Awaited<ReturnType<ContractHarness['dataFor']>>, reference: string) => Promise<unknown>,
    ][])
      promise(`confirms an event that was paid ${how}, and approves it (A-24)`, async (harness) => {
        const paid = await paidApplication(harness);
        const { member, event, application } = paid;
        const confirmed = {
          success: true,
          event: {
            title: event.title,
            startTime: event.startTime,
            endTime: event.endTime,
            timeZone: event.timeZone,
            location: event.location,
            description: event.description,
          },
        };
        // Two tabs at once, and a refresh.
        const both = [verify(member.data, application.reference), verify(member.data, application.reference)];
        expect(await Promise.all(both)).toEqual([confirmed, confirmed]);
        expect(await verify(member.data, application.reference)).toEqual(confirmed);
        expect(await statusOf(paid)).toBe('approved');
        expect(await member.data.applications.listOwnBookings(member.userId)).toMatchObject([
          { status: 'paid', amountPaidCents: 1000 },
        ]);
        expect((await member.data.events.get(event.id)).attendeesCount).toBe(1);
      });

    for (const [what, cents, currency] of [
      ['unpaid', 1000, 'eur'],
      ['paid', 999, 'eur'],
      ['paid', 1000, 'usd'],
    ] as const)
      promise(`confirms nothing of ${cents} ${currency} that are ${what} (A-89)`, async (harness) => {
        const paid = await paidApplication(harness);
        const { member, application } = paid;
        for (const verify of [member.data.payments.verifyEvent, member.data.payments.verifyPaypal])
          expect(await verify(session(what, cents, application.reference, currency))).toEqual({
            success: false,
            event: null,
          });
        expect(await statusOf(paid)).toBe('pending');
      });

    promise("knows no payment that is forged, unknown or somebody else's (A-55)", async (harness) => {
      const paid = await paidApplication(harness);
      const other = await paidApplication(harness);
      const id = session('paid', 1000, paid.application.reference);
      const { payments } = other.member.data;
      for (const forged of [
        id,
        'cs_test_unknown',
        session('paid', 1000, 'NOSUCHID'),
        `'; --`,
        'x'.repeat(200),
      ])
        for (const verify of [payments.verifyEvent, payments.verifyPaypal, payments.verifySubscription])
          expect(await rejection(verify(forged))).toBe('not-found');
      for (const none of ['', ' ', 'x'.repeat(201)])
        expect(await rejection(payments.verifyEvent(none))).toBe('invalid-input');
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.payments.verifyEvent(id))).toBe('not-signed-in');
      expect([await statusOf(paid), await statusOf(other)]).toEqual(['pending', 'pending']);
    });

    promise('confirms no event of an application that was cancelled (A-10)', async (harness) => {
      const paid = await paidApplication(harness);
      const { member, event, application } = paid;
      await member.data.applications.cancel({ eventId: event.id });
      const id = session('paid', 1000, application.reference);
      expect(await member.data.payments.verifyEvent(id)).toEqual({ success: false, event: null });
      expect(await statusOf(paid)).toBe('denied');
    });

    promise('starts a plan once it is paid in full, and once only (R-408)', async (harness) => {
      const { data, userId } = await harness.newMember();
      const verify = (id: string) => data.payments.verifySubscription(id);
      expect(await verify(plan(1, userId))).toEqual({ success: false, event: null });
      expect(await data.profiles.getSubscription(userId)).toBe(null);
      for (const _ of ['once', 'again'])
        expect(await verify(plan(500, userId))).toEqual({ success: true, event: null });
      expect(await data.profiles.getSubscription(userId)).toMatchObject({
        status: 'active',
        planType: 'single',
      });
      expect(await data.access.hasMemberAccess(userId)).toBe(true);
      const other = await harness.newMember();
      expect(await rejection(other.data.payments.verifySubscription(plan(500, userId)))).toBe('not-found');
    });

    promise('starts no plan that is not sold yet, whatever was paid', async (harness) => {
      const { data, userId } = await harness.newMember();
      const verified = data.payments.verifySubscription(plan(4999, userId, 'monthly'));
      expect(await verified).toEqual({ success: false, event: null });
      expect(await data.profiles.getSubscription(userId)).toBe(null);
      expect(await data.access.hasMemberAccess(userId)).toBe(false);
    });

    promise('ends the plan of a member for an admin, again without harm (R-390)', async (harness) => {
      const admin = await harness.dataFor('admin');
      const { data, userId } = await harness.newMember();
      await harness.subscribe(userId, 4);
      expect(await rejection(data.admin.cancelSubscription(userId))).toBe('forbidden');
      expect(await data.profiles.getSubscription(userId)).not.toBe(null);
      for (const _ of ['once', 'again']) await admin.admin.cancelSubscription(userId);
      expect(await data.profiles.getSubscription(userId)).toBe(null);
      const visitor = await harness.dataFor('visitor');
      expect(await rejection(visitor.admin.cancelSubscription(userId))).toBe('not-signed-in');
      expect(await rejection(admin.admin.cancelSubscription('x'))).toBe('invalid-input');
    });
  });
}
