import { expect } from 'vitest';
import { decideOne, mustDecide } from './decisions.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { allPending, paidApplication } from './seats.ts';
import { describeContract, rejection } from './suite.ts';

const FIRST = { page: 1, pageSize: 100 } as const;
const UNKNOWN_ID = 'f0000000-0000-4000-8000-00000000000f';

/** What the port promises about the review of bookings. */
export function describeBookingsContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('bookings', createHarness, options, (promise) => {
    promise(
      'lists a pending booking with names, e-mail and event (R-360, R-362, R-394, R-438, A-69)',
      async (harness) => {
        const { member, admin, event, application, bookingId } = await paidApplication(harness);
        const row = (await allPending(admin)).find(({ booking }) => booking.id === bookingId);
        expect(row).toMatchObject({
          booking: {
            applicationId: application.id,
            status: 'pending',
            userId: member.userId,
            eventId: event.id,
          },
          member: { id: member.userId, firstName: member.firstName, lastName: member.lastName },
          email: member.email,
          event: {
            id: event.id,
            title: event.title,
            startTime: event.startTime,
            location: event.location,
            creditsRequired: event.creditsRequired,
          },
        });
      },
    );

    promise('lists the newest pending booking first (R-360)', async (harness) => {
      const earlier = await paidApplication(harness);
      const later = await paidApplication(harness);
      const ids = (await allPending(earlier.admin)).map(({ booking }) => booking.id);
      expect(ids.filter((id) => id === earlier.bookingId || id === later.bookingId)).toEqual([
        later.bookingId,
        earlier.bookingId,
      ]);
    });

    promise(
      'lists page by page with a total, the oldest first where that is asked for (A-91)',
      async (harness) => {
        const { admin } = await paidApplication(harness);
        await paidApplication(harness);
        const { rows: newest, total } = await admin.bookings.listPending({ page: 1, pageSize: 1 });
        const { rows: oldest } = await admin.bookings.listPending({
          page: total,
          pageSize: 1,
          order: 'oldest',
        });
        expect(newest).toHaveLength(1);
        expect(oldest.map(({ booking }) => booking.id)).toEqual(newest.map(({ booking }) => booking.id));
        expect(await admin.bookings.listPending({ page: total + 1, pageSize: 1 })).toMatchObject({
          rows: [],
          total,
        });
      },
    );

    promise(
      'tells what is owed under which reference, when she said that she has paid, and finds it by either (R-311)',
      async (harness) => {
        const { member, admin, event, application, bookingId } = await paidApplication(harness);
        await paidApplication(harness);
        const stated = await member.data.applications.statePaid({
          applicationId: application.id,
          paid: true,
        });
        for (const search of [
          application.reference,
          application.reference.toLowerCase(),
          member.firstName,
          `${event.title} ${application.reference}`,
        ]) {
          const { rows, total, oldest } = await admin.bookings.listPending({ ...FIRST, search });
          expect([total, oldest]).toEqual([1, rows[0]?.booking.createdAt]);
          expect(rows[0]).toMatchObject({
            booking: { id: bookingId },
            application: {
              id: application.id,
              reference: application.reference,
              paymentAmountCents: 1000,
              paidStatedAt: stated.paidStatedAt,
            },
          });
        }
        const nothing = await admin.bookings.listPending({ ...FIRST, search: harness.unique() });
        expect(nothing).toMatchObject({ rows: [], total: 0, oldest: null });
      },
    );

    promise('names since when the first of them all waits, on every page (A-91)', async (harness) => {
      const { admin } = await paidApplication(harness);
      await paidApplication(harness);
      const [longest] = (await admin.bookings.listPending({ page: 1, pageSize: 1, order: 'oldest' })).rows;
      const newest = await admin.bookings.listPending({ page: 1, pageSize: 1 });
      expect(newest.oldest).toBe(longest?.booking.createdAt);
      expect(newest.rows).not.toEqual([longest]);
    });

    promise('takes an approved seat back, with a reason that the member reads (A-90)', async (harness) => {
      const { admin, member, event, application } = await paidApplication(harness);
      const remove = { applicationId: application.id, reason: 'Refunded on request' };
      expect(await rejection(admin.admin.removeMember(remove))).toBe('no-active-booking');
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await rejection(member.data.admin.removeMember(remove))).toBe('forbidden');
      expect(await rejection(admin.admin.removeMember({ ...remove, reason: ' ' }))).toBe('invalid-input');
      expect(await admin.admin.removeMember(remove)).toMatchObject({
        applicationStatus: 'denied',
        bookingStatus: 'cancelled',
      });
      const own = await member.data.applications.getOwnForEvent({ eventId: event.id, userId: member.userId });
      expect(own).toMatchObject({ status: 'denied', adminNotes: 'Refunded on request', cancelledBy: null });
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(0);
    });

    promise('has the time to pay of its event, where that has one of its own (A-106)', async (harness) => {
      const { admin, member, event } = await paidApplication(harness);
      const eventId = event.id;
      const everywhere = await admin.admin.getPaymentTerm();
      expect(await admin.admin.getEventPaymentTerm(eventId)).toEqual({ days: null, everywhere });
      expect(await rejection(member.data.admin.getEventPaymentTerm(eventId))).toBe('forbidden');
      expect(await rejection(member.data.admin.saveEventPaymentTerm({ eventId, days: 2 }))).toBe('forbidden');
      for (const days of [-1, 61])
        expect(await rejection(admin.admin.saveEventPaymentTerm({ eventId, days }))).toBe('invalid-input');
      expect(await rejection(admin.admin.saveEventPaymentTerm({ eventId: member.newId(), days: 2 }))).toBe(
        'not-found',
      );
      expect(await admin.admin.saveEventPaymentTerm({ eventId, days: 2 })).toEqual({ days: 2, everywhere });
      const other = await harness.newMember();
      const timed = await other.data.applications.apply({ eventId, userId: other.userId });
      const minutes = (Date.parse(timed.payBy ?? '') - Date.parse(timed.applicationDate)) / 60_000;
      expect(Math.ceil(minutes)).toBe(2 * 24 * 60);
      const { rows } = await admin.bookings.listPending({ ...FIRST, search: timed.reference });
      expect(rows.map(({ application }) => application.payBy)).toEqual([timed.payBy]);
      expect(await admin.admin.saveEventPaymentTerm({ eventId, days: null })).toEqual({
        days: null,
        everywhere,
      });
    });

    promise(
      'has no time to pay until an admin sets one, for who applies from then on (A-106)',
      async (harness) => {
        const { admin, member, application } = await paidApplication(harness);
        expect(application).toMatchObject({ payBy: null, expired: false });
        expect(await rejection(member.data.admin.getPaymentTerm())).toBe('forbidden');
        const term = { isOn: true, days: 2, hoursBefore: 24 };
        expect(await rejection(member.data.admin.savePaymentTerm(term))).toBe('forbidden');
        expect(await rejection(admin.admin.savePaymentTerm({ ...term, days: 0 }))).toBe('invalid-input');
        const before = await admin.admin.getPaymentTerm();
        expect(await admin.admin.savePaymentTerm(term)).toEqual(term);
        expect(await admin.admin.getPaymentTerm()).toEqual(term);
        const { application: later } = await paidApplication(harness);
        await admin.admin.savePaymentTerm(before);
        const minutes = (Date.parse(later.payBy ?? '') - Date.parse(later.applicationDate)) / 60_000;
        expect(Math.ceil(minutes)).toBe(2 * 24 * 60);
        expect(await rejection(member.data.admin.takeUpApplication(application.id))).toBe('forbidden');
        await mustDecide(admin, { applicationId: application.id, decision: 'deny' });
        expect(await rejection(admin.admin.takeUpApplication(application.id))).toBe('already-decided');
      },
    );

    promise('resolves every event of a crowded review (R-362)', async (harness) => {
      const [member, admin] = [await harness.newMember(), await harness.dataFor('admin')];
      const events = await Promise.all(
        Array.from({ length: 101 }, () => harness.anEvent({ creditsRequired: 1 })),
      );
      for (const { id } of events)
        await member.data.applications.apply({ eventId: id, userId: member.userId });
      const hers = (await allPending(admin)).filter(({ booking }) => booking.userId === member.userId);
      const eventIds = hers.map(({ event }) => event?.id);
      expect(eventIds.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    });

    promise(
      'approves: application, booking, seat and access move together (R-323, R-324, R-327, A-02, A-03)',
      async (harness) => {
        const { member, admin, event, application, bookingId } = await paidApplication(harness, {
          creditsRequired: 2,
        });
        const applicationId = application.id;
        expect(await decideOne(admin, { applicationId, decision: 'approve' })).toEqual({
          applicationId,
          verdict: 'decided',
          applicationStatus: 'approved',
          decidedBy: null,
          byMember: false,
        });
        const { applications, events, access } = member.data;
        const decided = await applications.getOwnForEvent({ eventId: event.id, userId: member.userId });
        expect(decided?.status).toBe('approved');
        expect(decided?.processedAt).not.toBeNull();
        expect(await applications.listOwnBookings(member.userId)).toMatchObject([
          { id: bookingId, status: 'paid', amountPaidCents: 1000 },
        ]);
        expect((await events.get(event.id)).attendeesCount).toBe(1);
        expect(await access.hasMemberAccess(member.userId)).toBe(true);
        const pending = await allPending(admin);
        expect(pending.some(({ booking }) => booking.id === bookingId)).toBe(false);
      },
    );

    promise('denies: application and booking move together, no seat (A-02, A-12)', async (harness) => {
      const { member, admin, event, application, bookingId } = await paidApplication(harness);
      const applicationId = application.id;
      expect(await decideOne(admin, { applicationId, decision: 'deny' })).toEqual({
        applicationId,
        verdict: 'decided',
        applicationStatus: 'denied',
        decidedBy: null,
        byMember: false,
      });
      expect(await member.data.applications.listOwnBookings(member.userId)).toEqual([]);
      expect((await member.data.events.get(event.id)).attendeesCount).toBe(0);
      const cancelled = (await admin.bookings.listCancelled(FIRST)).rows.find(({ id }) => id === bookingId);
      expect(cancelled).toMatchObject({
        status: 'cancelled',
        cancelledBy: harness.account('admin').userId,
      });
    });

    for (const decision of ['approve', 'deny'] as const)
      promise(
        `takes the same decision again without harm: ${decision} (A-02, A-03, A-04)`,
        async (harness) => {
          const { admin, event, application } = await paidApplication(harness);
          const given = { applicationId: application.id, decision };
          const once = await decideOne(admin, given);
          expect(once.verdict).toBe('decided');
          expect(await decideOne(admin, given)).toEqual({
            ...once,
            verdict: 'unchanged',
            decidedBy: expect.objectContaining({ id: harness.account('admin').userId }),
          });
          expect((await admin.events.get(event.id)).attendeesCount).toBe(decision === 'approve' ? 1 : 0);
        },
      );

    promise('answers approving what was denied with already-decided (A-02)', async (harness) => {
      const { admin, event, application } = await paidApplication(harness);
      const applicationId = application.id;
      await mustDecide(admin, { applicationId, decision: 'deny' });
      expect(await decideOne(admin, { applicationId, decision: 'approve' })).toMatchObject({
        verdict: 'already-decided',
        applicationStatus: 'denied',
      });
      expect((await admin.events.get(event.id)).attendeesCount).toBe(0);
    });

    promise('answers approving what its member cancelled with already-decided (A-10)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      await member.data.applications.cancel({ eventId: event.id });
      expect(await decideOne(admin, { applicationId: application.id, decision: 'approve' })).toMatchObject({
        verdict: 'already-decided',
        applicationStatus: 'denied',
      });
    });

    promise('answers one approval too many with event-full and leaves it pending (A-05)', async (harness) => {
      const { admin, event, application } = await paidApplication(harness, { maxAttendees: 1 });
      const late = await harness.newMember();
      const { id } = await late.data.applications.apply({ eventId: event.id, userId: late.userId });
      await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
      expect(await decideOne(admin, { applicationId: id, decision: 'approve' })).toMatchObject({
        verdict: 'event-full',
        applicationStatus: 'pending',
      });
      const still = await late.data.applications.getOwnForEvent({ eventId: event.id, userId: late.userId });
      expect(still?.status).toBe('pending');
      expect((await admin.events.get(event.id)).attendeesCount).toBe(1);
    });

    promise('gives the last seat to one of two approved at once (A-05)', async (harness) => {
      const { admin, event, application } = await paidApplication(harness, { maxAttendees: 1 });
      const rival = await harness.newMember();
      const { id } = await rival.data.applications.apply({ eventId: event.id, userId: rival.userId });
      const colleague = await harness.dataFor('admin');
      const answers = await Promise.all([
        decideOne(admin, { applicationId: application.id, decision: 'approve' }),
        decideOne(colleague, { applicationId: id, decision: 'approve' }),
      ]);
      expect(answers.map(({ verdict }) => verdict).toSorted()).toEqual(['decided', 'event-full']);
      expect((await admin.events.get(event.id)).attendeesCount).toBe(1);
    });

    promise('takes one seat when two admins approve the same booking at once (A-02)', async (harness) => {
      const { admin, event, application } = await paidApplication(harness);
      const colleague = await harness.dataFor('admin');
      const answers = await Promise.all(
        [admin, colleague].map((each) =>
          decideOne(each, { applicationId: application.id, decision: 'approve' }),
        ),
      );
      expect(answers.map(({ verdict }) => verdict).toSorted()).toEqual(['decided', 'unchanged']);
      expect((await admin.events.get(event.id)).attendeesCount).toBe(1);
    });

    promise('leaves rows consistent when a cancel and an approval meet (A-02, A-10)', async (harness) => {
      const { member, admin, event, application } = await paidApplication(harness);
      await Promise.all([
        rejection(member.data.applications.cancel({ eventId: event.id })),
        rejection(decideOne(admin, { applicationId: application.id, decision: 'approve' })),
      ]);
      const left = await member.data.applications.getOwnForEvent({
        eventId: event.id,
        userId: member.userId,
      });
      const seats = (await admin.events.get(event.id)).attendeesCount;
      expect([left?.status, seats]).toEqual(['denied', 0]);
    });

    promise('answers an unknown application with no-application', async (harness) => {
      const admin = await harness.dataFor('admin');
      expect(await decideOne(admin, { applicationId: UNKNOWN_ID, decision: 'approve' })).toEqual({
        applicationId: UNKNOWN_ID,
        verdict: 'no-application',
        applicationStatus: null,
        decidedBy: null,
        byMember: false,
      });
    });

    promise('rejects a malformed id with invalid-input', async (harness) => {
      const admin = await harness.dataFor('admin');
      expect(await rejection(decideOne(admin, { applicationId: 'x', decision: 'deny' }))).toBe(
        'invalid-input',
      );
    });

    promise(
      'rejects members with forbidden and visitors with not-signed-in (R-255, R-327)',
      async (harness) => {
        const { member, admin, application, bookingId } = await paidApplication(harness);
        const visitor = await harness.dataFor('visitor');
        const approval = { applicationId: application.id, decision: 'approve' } as const;
        expect(await rejection(decideOne(member.data, approval))).toBe('forbidden');
        expect(await rejection(decideOne(visitor, approval))).toBe('not-signed-in');
        expect(await rejection(visitor.bookings.listPending(FIRST))).toBe('not-signed-in');
        const pending = await allPending(admin);
        expect(pending.some(({ booking }) => booking.id === bookingId)).toBe(true);
      },
    );

    promise("shows a member nobody's bookings but her own (A-55)", async (harness) => {
      const { bookingId } = await paidApplication(harness);
      const noor = await harness.dataFor('noor');
      const outcome = await allPending(noor).catch(() => []);
      expect(outcome.some(({ booking }) => booking.id === bookingId)).toBe(false);
    });
  });
}
