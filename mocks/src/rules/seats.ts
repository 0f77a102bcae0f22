import { instant } from '../world/instants.ts';
import type { Row } from '../world/schema.ts';
import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';
import { priceInCents } from './money.ts';
import { denied, Refusal, raised } from './refusal.ts';

type EventRow = Row<'events'>;
type ApplicationRow = Row<'event_applications'>;

/** A cancel is late when the event starts sooner than this. */
const FREE_CANCELLATION_MS = 48 * 3_600_000;

function eventOf(world: World, eventId: string, { deletedToo = false } = {}): EventRow {
  const event = world.tables.events.find((row) => row.id === eventId);
  if (!event || (event.deleted_at !== null && !deletedToo)) throw raised('EVENT_NOT_FOUND');
  return event;
}

function activeApplication(world: World, userId: string | null, eventId: string): ApplicationRow | undefined {
  return world.tables.event_applications.find(
    (row) => row.user_id === userId && row.event_id === eventId && row.status !== 'denied',
  );
}

/** Insert of an application: the server alone sets status, price and method. */
export function apply(
  world: World,
  caller: Caller,
  input: { event_id: string; user_id: string },
): ApplicationRow {
  if (input.user_id !== caller.userId) throw denied('You can only apply for yourself');
  const event = eventOf(world, input.event_id);
  if (Date.parse(event.end_time) <= world.now().getTime()) throw raised('EVENT_OVER');
  const active = activeApplication(world, input.user_id, event.id);
  // Someone who applied already hears that, also of a full event.
  if (active)
    throw new Refusal(
      '23505',
      'duplicate key value violates unique constraint "event_applications_one_active"',
    );
  if (event.attendees_count >= event.max_attendees) throw raised('EVENT_FULL');

  const at = instant(world.now());
  const paid = event.credits_required > 0;
  const application = world.insert('event_applications', {
    id: world.newId('application'),
    user_id: input.user_id,
    event_id: event.id,
    status: 'pending',
    application_date: at,
    admin_notes: null,
    payment_required: paid,
    payment_amount_cents: priceInCents(event.credits_required),
    payment_method: paid ? 'paypal' : 'free',
    processed_at: null,
    cancelled_by: null,
    cancelled_late: false,
    created_at: at,
    updated_at: at,
  });
  if (paid)
    world.insert('event_bookings', {
      id: world.newId('booking'),
      user_id: input.user_id,
      event_id: event.id,
      application_id: application.id,
      credits_used: event.credits_required,
      amount_paid_cents: 0,
      status: 'pending',
      payment_method: 'paypal',
      paypal_payment_id: null,
      cancelled_by: null,
      created_at: at,
      updated_at: at,
    });
  return application;
}

function bookingOf(world: World, application: ApplicationRow): Row<'event_bookings'> | undefined {
  return world.tables.event_bookings.find((row) => row.application_id === application.id);
}

/** Takes a seat or refuses with EVENT_FULL. */
function takeSeat(world: World, application: ApplicationRow): void {
  const event = eventOf(world, application.event_id, { deletedToo: true });
  if (event.attendees_count >= event.max_attendees) throw raised('EVENT_FULL');
  world.update('events', event, { attendees_count: event.attendees_count + 1 });
  world.insert('event_attendees', {
    id: world.newId('attendee'),
    user_id: application.user_id,
    event_id: application.event_id,
    application_id: application.id,
    status: 'confirmed',
    message: 'Approved by admin - Registered',
    created_at: instant(world.now()),
  });
}

function freeSeat(world: World, application: ApplicationRow): void {
  const { events, event_attendees } = world.tables;
  const event = events.find((row) => row.id === application.event_id);
  if (event) world.update('events', event, { attendees_count: event.attendees_count - 1 });
  const attendee = event_attendees.find(
    (row) => row.user_id === application.user_id && row.event_id === application.event_id,
  );
  if (attendee) world.remove('event_attendees', attendee);
}

/** Answer of cancel_application. */
export interface CancelAnswer {
  application_id: string;
  status: 'denied';
  cancelled_late: boolean;
}

/** A member's own cancel: application, booking and seat in one step. */
export function cancel(world: World, caller: Caller, eventId: string): CancelAnswer {
  if (caller.userId === null) throw denied('permission denied for function cancel_application');
  const event = eventOf(world, eventId, { deletedToo: true });
  const application = activeApplication(world, caller.userId, eventId);
  if (!application) throw raised('NO_APPLICATION');
  const booking = bookingOf(world, application);
  const approved = application.status === 'approved';
  const seated = world.tables.event_attendees.some((row) => row.application_id === application.id);
  if (approved && !seated && booking?.status !== 'paid') throw raised('NO_ACTIVE_BOOKING');

  const late = world.now().getTime() > Date.parse(event.start_time) - FREE_CANCELLATION_MS;
  world.update('event_applications', application, {
    status: 'denied',
    admin_notes: 'Cancelled by user',
    cancelled_by: caller.userId,
    cancelled_late: late,
    processed_at: instant(world.now()),
  });
  if (booking && booking.status !== 'cancelled')
    world.update('event_bookings', booking, { status: 'cancelled', cancelled_by: caller.userId });
  if (approved) freeSeat(world, application);
  return { application_id: application.id, status: 'denied', cancelled_late: late };
}

/** Answer of decide_booking and decide_application. */
export interface DecisionAnswer {
  application_id: string;
  booking_id: string | null;
  application_status: ApplicationRow['status'];
  booking_status: Row<'event_bookings'>['status'] | null;
}

/** One decision moves application, booking and attendee; the same one again changes nothing. */
export function decide(
  world: World,
  caller: Caller,
  application: ApplicationRow | undefined,
  { decision, notes = null }: { decision: string; notes?: string | null },
): DecisionAnswer {
  if (!isAdmin(world, caller)) throw denied('Only admins can decide about applications');
  if (decision !== 'approve' && decision !== 'deny')
    throw new Refusal('22023', 'A decision is approve or deny');
  if (!application) throw raised('NO_APPLICATION');
  const booking = bookingOf(world, application);
  const answer = (): DecisionAnswer => ({
    application_id: application.id,
    booking_id: booking?.id ?? null,
    application_status: application.status,
    booking_status: booking?.status ?? null,
  });
  const wanted = decision === 'approve' ? 'approved' : 'denied';
  if (application.status === wanted) return answer();
  if (application.status !== 'pending') throw raised('ALREADY_DECIDED');

  if (decision === 'approve') takeSeat(world, application);
  world.update('event_applications', application, {
    status: wanted,
    admin_notes: notes?.trim() || null,
    processed_at: instant(world.now()),
  });
  if (booking)
    world.update(
      'event_bookings',
      booking,
      decision === 'approve'
        ? { status: 'paid', amount_paid_cents: application.payment_amount_cents }
        : { status: 'cancelled', cancelled_by: caller.userId },
    );
  return answer();
}
