import { expect } from 'vitest';
import { mustDecide } from './decisions.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';
import { fullEvent, paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const HOUR_MS = 3_600_000;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

const inHours = (harness: ContractHarness, hours: number) =>
  new Date(harness.now().getTime() + hours * HOUR_MS).toISOString();

/** What the port promises about applying and cancelling. */
export function describeApplicationsContract(
  createHarness: CreateHarness,
  options: ContractOptions = {},
): void {
  describeContract('applications', createHarness, options, (promise) => {
    promise(
      'applies for a free event: pending, no price, no booking (R-311, R-317, R-325)',
      async (harness) => {
        const event = await harness.anEvent();
        const { data, userId } = await harness.newMember();
        const application = await data.applications.apply({ eventId: event.id, userId });
        expect(application).toMatchObject({
          userId,
          eventId: event.id,
          status: 'pending',
          paymentRequired: false,
          paymentAmountCents: 0,
          paymentMethod: 'free',
          adminNotes: null,
          processedAt: null,
          cancelledBy: null,
          cancelledLate: false,
        });
        expect(await data.applications.listOwnBookings(userId)).toEqual([]);
      },
    );

    promise(
      'applies for a paid event: the server sets price and method and makes a pending booking (R-313, A-01)',
      async (harness) => {
        const { member, event, application } = await paidApplication(harness, { creditsRequired: 3 });
        expect(application).toMatchObject({
          status: 'pending',
          paymentRequired: true,
          paymentAmountCents: 1500,
          paymentMethod: 'paypal',
        });
        expect(await member.data.applications.listOwnBookings(member.userId)).toMatchObject([
          {
            eventId: event.id,
            applicationId: application.id,
            status: 'pending',
            creditsUsed: 3,
            amountPaidCents: 0,
          },
        ]);
      },
    );

    promise('holds no seat while pending (A-05)', async (harness) => {
      const { member, event } = await paidApplication(harness);
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(0);
    });

    promise('rejects a second application with already-applied (R-320, A-06)', async (harness) => {
      const event = await harness.anEvent();
      const { data, userId } = await harness.newMember();
      await data.applications.apply({ eventId: event.id, userId });
      expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe('already-applied');
      expect(await data.applications.listOwn(userId)).toHaveLength(1);
    });

    promise('makes one application of many at once (A-06)', async (harness) => {
      const event = await harness.anEvent({ creditsRequired: 1 });
      const { data, userId } = await harness.newMember();
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => rejection(data.applications.apply({ eventId: event.id, userId }))),
      );
      expect(outcomes.toSorted()).toEqual([...Array(4).fill('already-applied'), 'resolved']);
      expect(await data.applications.listOwn(userId)).toHaveLength(1);
      expect(await data.applications.listOwnBookings(userId)).toHaveLength(1);
    });

    promise('rejects with event-full when every seat is taken (R-319)', async (harness) => {
      const event = await fullEvent(harness);
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe('event-full');
      expect(await data.applications.getOwnForEvent({ eventId: event.id, userId })).toBeNull();
    });

    promise(
      'rejects with too-many-applications after ten for one event in an hour (A-92)',
      async (harness) => {
        const [{ userId, data }, event] = [await harness.newMember(), await harness.anEvent()];
        for (let again = 0; again < 10; again += 1) {
          await data.applications.apply({ eventId: event.id, userId });
          await data.applications.cancel({ eventId: event.id });
        }
        expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe(
          'too-many-applications',
        );
      },
    );

    promise('rejects with event-over when the event has ended', async (harness) => {
      const event = await harness.anEvent({ startTime: inHours(harness, -4), endTime: inHours(harness, -1) });
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe('event-over');
    });

    promise('rejects an unknown event with not-found', async (harness) => {
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.applications.apply({ eventId: UNKNOWN_ID, userId }))).toBe('not-found');
    });

    promise('rejects a removed event with not-found (A-26)', async (harness) => {
      const event = await harness.anEvent();
      await harness.removeEvent(event.id);
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.applications.apply({ eventId: event.id, userId }))).toBe('not-found');
    });

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const { data, userId } = await harness.newMember();
      expect(await rejection(data.applications.apply({ eventId: 'nonsense', userId }))).toBe('invalid-input');
      expect(await rejection(data.applications.cancel({ eventId: 'nonsense' }))).toBe('invalid-input');
    });

    promise('rejects a visitor with not-signed-in (R-318)', async (harness) => {
      const event = await harness.anEvent();
      const visitor = await harness.dataFor('visitor');
      const { userId } = harness.account('maya');
      expect(await rejection(visitor.applications.apply({ eventId: event.id, userId }))).toBe(
        'not-signed-in',
      );
      expect(await rejection(visitor.applications.cancel({ eventId: event.id }))).toBe('not-signed-in');
      expect(await rejection(visitor.applications.listOwn(userId))).toBe('not-signed-in');
    });

    promise('rejects applying for someone else with forbidden (A-55)', async (harness) => {
      const event = await harness.anEvent();
      const { data } = await harness.newMember();
      const someone = harness.account('noor');
      expect(await rejection(data.applications.apply({ eventId: event.id, userId: someone.userId }))).toBe(
        'forbidden',
      );
    });

    promise("shows nobody another member's applications or bookings (A-55)", async (harness) => {
      const { member, event } = await paidApplication(harness);
      const noor = await harness.dataFor('noor');
      expect(await noor.applications.listOwn(member.userId)).toEqual([]);
      expect(await noor.applications.listOwnBookings(member.userId)).toEqual([]);
      expect(await noor.applications.getOwnForEvent({ eventId: event.id, userId: member.userId })).toBeNull();
    });

    promise('lists own applications newest first with their events (R-282)', async (harness) => {
      const [first, second] = [
        await harness.anEvent({ title: 'First' }),
        await harness.anEvent({ title: 'Second' }),
      ];
      const { data, userId } = await harness.newMember();
      for (const { id } of [first, second]) await data.applications.apply({ eventId: id, userId });
      const listed = await data.applications.listOwn(userId);
      expect(listed.map(({ event }) => event?.title)).toEqual(['Second', 'First']);
      expect(listed[0]?.event).toEqual({
        id: second.id,
        title: second.title,
        description: second.description,
        detailedDescription: second.detailedDescription,
        startTime: second.startTime,
        endTime: second.endTime,
        location: second.location,
        timeZone: second.timeZone,
        maxAttendees: second.maxAttendees,
        imageUrl: second.imageUrl,
        category: second.category,
        creditsRequired: second.creditsRequired,
      });
    });

    promise('keeps an application whose event is gone, and what the event was (R-309)', async (harness) => {
      const event = await harness.anEvent();
      const { data, userId } = await harness.newMember();
      await data.applications.apply({ eventId: event.id, userId });
      await harness.removeEvent(event.id);
      expect(await data.applications.listOwn(userId)).toMatchObject([
        { eventId: event.id, event: { title: event.title } },
      ]);
    });

    promise('has no application for an event nobody applied for (R-323)', async (harness) => {
      const event = await harness.anEvent();
      const { data, userId } = await harness.newMember();
      expect(await data.applications.getOwnForEvent({ eventId: event.id, userId })).toBeNull();
    });

    promise('cancels a pending application with its booking (R-323, R-326, A-10, A-11)', async (harness) => {
      const { member, event } = await paidApplication(harness);
      expect(await member.data.applications.cancel({ eventId: event.id })).toEqual({ cancelledLate: false });
      const application = await member.data.applications.getOwnForEvent({
        eventId: event.id,
        userId: member.userId,
      });
      expect(application).toMatchObject({
        status: 'denied',
        adminNotes: 'Cancelled by user',
        cancelledBy: member.userId,
        cancelledLate: false,
      });
      expect(await member.data.applications.listOwnBookings(member.userId)).toEqual([]);
    });

    promise('cancels an approved application and frees its seat (R-328, R-330, R-331)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness, { maxAttendees: 1 });
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(1);
      await member.data.applications.cancel({ eventId: event.id });
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(0);
      const other = await harness.newMember();
      const again = await other.data.applications.apply({ eventId: event.id, userId: other.userId });
      expect(again.status).toBe('pending');
    });

    promise('tells admins who cancelled a booking (A-12)', async (harness) => {
      const { member, admin, event, bookingId } = await paidApplication(harness);
      await member.data.applications.cancel({ eventId: event.id });
      const cancelled = (await admin.bookings.listCancelled({ page: 1, pageSize: 100 })).rows;
      expect(cancelled.find(({ id }) => id === bookingId)).toMatchObject({ cancelledBy: member.userId });
    });

    promise('cancels once, however often it is pressed (R-332)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => rejection(member.data.applications.cancel({ eventId: event.id }))),
      );
      expect(outcomes.toSorted()).toEqual(['no-application', 'no-application', 'resolved']);
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(0);
    });

    promise(
      'rejects cancelling nothing, or a denied application, with no-application (R-332)',
      async (harness) => {
        const { member, admin, event, application } = await paidApplication(harness);
        await mustDecide(admin, { applicationId: application.id, decision: 'deny' });
        expect(await rejection(member.data.applications.cancel({ eventId: event.id }))).toBe(
          'no-application',
        );
        const other = await harness.newMember();
        expect(await rejection(other.data.applications.cancel({ eventId: event.id }))).toBe('no-application');
      },
    );

    for (const [hours, late] of [
      [47, true],
      [49, false],
    ] as const)
      promise(
        `records a cancel ${hours} hours ahead as ${late ? 'late' : 'in time'} (R-333, A-14)`,
        async (harness) => {
          const event = await harness.anEvent({
            startTime: inHours(harness, hours),
            endTime: inHours(harness, hours + 2),
          });
          const { data, userId } = await harness.newMember();
          await data.applications.apply({ eventId: event.id, userId });
          expect(await data.applications.cancel({ eventId: event.id })).toEqual({ cancelledLate: late });
          const application = await data.applications.getOwnForEvent({ eventId: event.id, userId });
          expect(application?.cancelledLate).toBe(late);
        },
      );

    promise(
      'applies again after a cancel with a new row, read newest first (R-300, A-13)',
      async (harness) => {
        const event = await harness.anEvent();
        const { data, userId } = await harness.newMember();
        const first = await data.applications.apply({ eventId: event.id, userId });
        await data.applications.cancel({ eventId: event.id });
        const second = await data.applications.apply({ eventId: event.id, userId });
        expect(second.id).not.toBe(first.id);
        expect((await data.applications.getOwnForEvent({ eventId: event.id, userId }))?.id).toBe(second.id);
        expect((await data.applications.listOwn(userId)).map(({ id }) => id)).toEqual([second.id, first.id]);
      },
    );

    promise('gives each application a reference of its own that she can read out (A-89)', async (harness) => {
      const event = await harness.anEvent({ creditsRequired: 1 });
      const references = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const { data, userId } = await harness.newMember();
          return (await data.applications.apply({ eventId: event.id, userId })).reference;
        }),
      );
      expect(new Set(references).size).toBe(5);
      for (const reference of references) expect(reference).toMatch(/^[2-9BCDFGHJ-NP-TV-XZ]{8}$/);
    });

    promise('keeps when she first said that she has paid, until she takes it back', async (harness) => {
      const { member, application } = await paidApplication(harness);
      const { applications } = member.data;
      const state = (paid: boolean) => applications.statePaid({ applicationId: application.id, paid });
      expect(application.paidStatedAt).toBe(null);
      const stated = await state(true);
      expect(stated).toMatchObject({
        id: application.id,
        status: 'pending',
        paidStatedAt: expect.any(String),
      });
      expect((await state(true)).paidStatedAt).toBe(stated.paidStatedAt);
      expect(await applications.listOwn(member.userId)).toMatchObject([
        { paidStatedAt: stated.paidStatedAt },
      ]);
      expect((await state(false)).paidStatedAt).toBe(null);
    });

    promise('lets nobody say that for another, for nothing, or once it is decided', async (harness) => {
      const { member, event, application, admin } = await paidApplication(harness);
      const rival = await harness.newMember();
      const visitor = await harness.dataFor('visitor');
      const stated = { applicationId: application.id, paid: true };
      expect(await rejection(rival.data.applications.statePaid(stated))).toBe('no-application');
      expect(await rejection(admin.applications.statePaid(stated))).toBe('no-application');
      expect(await rejection(visitor.applications.statePaid(stated))).toBe('not-signed-in');
      const free = await harness.anEvent();
      const { id } = await rival.data.applications.apply({ eventId: free.id, userId: rival.userId });
      const forNothing = rival.data.applications.statePaid({ applicationId: id, paid: true });
      expect(await rejection(forNothing)).toBe('no-application');
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await rejection(member.data.applications.statePaid(stated))).toBe('already-decided');
      const own = await member.data.applications.getOwnForEvent({ eventId: event.id, userId: member.userId });
      expect(own?.paidStatedAt).toBe(null);
    });

    promise('lists her history page by page, with what was paid and how to pay (A-91)', async (harness) => {
      const { member, event, admin, application } = await paidApplication(harness, { creditsRequired: 3 });
      const { applications } = member.data;
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      await applications.cancel({ eventId: event.id });
      await applications.apply({ eventId: event.id, userId: member.userId });
      const free = await harness.anEvent();
      await applications.apply({ eventId: free.id, userId: member.userId });
      const read = (page: number) => applications.listHistory(member.userId, { page, pageSize: 2 });
      const [first, second, behind] = [await read(1), await read(2), await read(3)];
      expect([first.total, second.total, behind]).toEqual([3, 3, { rows: [], total: 3 }]);
      expect(first.rows).toMatchObject([
        { status: 'pending', event: { id: free.id, paypalPaymentLink: null }, booking: null },
        {
          status: 'pending',
          event: { id: event.id, paypalPaymentLink: event.paypalPaymentLink },
          booking: { status: 'pending', amountPaidCents: 0 },
        },
      ]);
      expect(second.rows).toMatchObject([
        {
          status: 'denied',
          adminNotes: 'Cancelled by user',
          paymentAmountCents: 1500,
          booking: { status: 'cancelled', amountPaidCents: 1500, paymentMethod: 'paypal' },
        },
      ]);
      await harness.removeEvent(free.id);
      // What it was for is said after it is gone, too.
      expect((await read(1)).rows[0]?.event).toMatchObject({ id: free.id, title: free.title });
      const other = await harness.newMember();
      expect(await other.data.applications.listHistory(member.userId, { page: 1, pageSize: 9 })).toEqual({
        rows: [],
        total: 0,
      });
    });
  });
}
