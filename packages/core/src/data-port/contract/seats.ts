import type { Application } from '../../domain/entities/application.ts';
import type { PendingBooking } from '../../domain/entities/booking.ts';
import type { Event, EventDraft } from '../../domain/entities/event.ts';
import type { CommunityData } from '../community-data.ts';
import { mustDecide } from './decisions.ts';
import type { ContractHarness, NewMember } from './harness.ts';

/** Every pending booking, page by page. */
export async function allPending(admin: CommunityData): Promise<PendingBooking[]> {
  const found: PendingBooking[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await admin.bookings.listPending({ page, pageSize: 100 });
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/** The pending booking that goes with an application, as admins review it. */
async function pendingBookingOf(admin: CommunityData, application: Application): Promise<string> {
  const pending = await allPending(admin);
  const found = pending.find(({ booking }) => booking.applicationId === application.id);
  if (!found) throw new Error('no pending booking goes with the application');
  return found.booking.id;
}

/** A paid gathering that a member has applied for, with the application and its booking. */
export async function paidApplication(
  harness: ContractHarness,
  overrides: Partial<EventDraft> = {},
): Promise<{
  member: Awaited<ReturnType<ContractHarness['newMember']>>;
  admin: CommunityData;
  event: Event;
  application: Application;
  bookingId: string;
}> {
  const event = await harness.anEvent({ creditsRequired: 2, paypalUsername: 'sorella', ...overrides });
  const member = await harness.newMember();
  const admin = await harness.dataFor('admin');
  const application = await member.data.applications.apply({ eventId: event.id, userId: member.userId });
  const bookingId = await pendingBookingOf(admin, application);
  return { member, admin, event, application, bookingId };
}

/** A paid gathering with one seat, taken by somebody. */
export async function fullEvent(harness: ContractHarness): Promise<Event> {
  const { admin, event, application } = await paidApplication(harness, { maxAttendees: 1 });
  await mustDecide(admin, { applicationId: application.id, decision: 'approve' });
  return event;
}

/** So many members, all approved for one gathering: they may write to each other. */
export async function acquainted(
  harness: ContractHarness,
  count: number,
): Promise<[NewMember, NewMember, ...NewMember[]]> {
  const event = await harness.anEvent({ creditsRequired: 2, paypalUsername: 'sorella' });
  const admin = await harness.dataFor('admin');
  const members: NewMember[] = [];
  for (let made = 0; made < count; made += 1) {
    const member = await harness.newMember();
    const { id } = await member.data.applications.apply({ eventId: event.id, userId: member.userId });
    await mustDecide(admin, { applicationId: id, decision: 'approve' });
    members.push(member);
  }
  const [one, other, ...others] = members;
  if (!one || !other) throw new Error('an acquaintance takes two');
  return [one, other, ...others];
}
