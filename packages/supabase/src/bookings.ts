import type { Bookings } from '@sorella/core/data-port';
import { ApplicationStatus, Booking, BookingStatus, type PendingBooking } from '@sorella/core/domain';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** Columns of a booking that the port knows. */
export const BOOKING_COLUMNS =
  'id,user_id,event_id,application_id,credits_used,amount_paid_cents,status,payment_method,paypal_payment_id,cancelled_by,created_at,updated_at';

const Member = z.object({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
const BookedEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  startTime: z.string(),
  location: z.string(),
  creditsRequired: z.int(),
});
const UserEmail = z.object({ userId: z.uuid(), email: z.string() });
const Outcome = z.object({
  applicationId: z.uuid(),
  bookingId: z.nullable(z.uuid()),
  applicationStatus: ApplicationStatus,
  bookingStatus: z.nullable(BookingStatus),
});

const unique = (ids: string[]) => [...new Set(ids)];
const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** `admin_get_user_emails` takes at most this many ids a call. */
const EMAILS_PER_CALL = 100;

/** Applies for the bookings desk of admins. */
export function createBookings(connection: Connection): Bookings {
  async function emailsOf(userIds: string[]): Promise<Map<string, string>> {
    const rest = await connection.rest();
    const batches = Array.from({ length: Math.ceil(userIds.length / EMAILS_PER_CALL) }, (_, index) =>
      userIds.slice(index * EMAILS_PER_CALL, (index + 1) * EMAILS_PER_CALL),
    );
    const answers = await Promise.all(
      batches.map((ids) => answered(connection, rest.rpc('admin_get_user_emails', { user_ids: ids }))),
    );
    const rows = answers.flatMap(({ data }) => parsed(z.array(UserEmail), data));
    return new Map(rows.map(({ userId, email }) => [userId, email]));
  }

  async function resolved(bookings: Booking[]): Promise<PendingBooking[]> {
    if (bookings.length === 0) return [];
    const rest = await connection.rest();
    const userIds = unique(bookings.map((booking) => booking.userId));
    const eventIds = unique(bookings.map((booking) => booking.eventId));
    const [members, events, emails] = await Promise.all([
      answered(connection, rest.from('profiles').select('id,first_name,last_name').in('id', userIds)),
      answered(
        connection,
        rest.from('events').select('id,title,start_time,location,credits_required').in('id', eventIds),
      ),
      emailsOf(userIds).catch(() => new Map<string, string>()), // the desk works without e-mails
    ]);
    const memberById = byId(parsed(z.array(Member), members.data));
    const eventById = byId(parsed(z.array(BookedEvent), events.data));
    return bookings.map((booking) => ({
      booking,
      member: memberById.get(booking.userId) ?? null,
      email: emails.get(booking.userId) ?? null,
      event: eventById.get(booking.eventId) ?? null,
    }));
  }

  async function listByStatus(
    status: BookingStatus,
    newestBy: 'created_at' | 'updated_at',
  ): Promise<Booking[]> {
    const rest = await connection.rest();
    const call = rest
      .from('event_bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', status)
      .order(newestBy, { ascending: false });
    const { data } = await answered(connection, call);
    return parsed(z.array(Booking), data);
  }

  return {
    listPending: async () => resolved(await listByStatus('pending', 'created_at')),
    listCancelled: () => listByStatus('cancelled', 'updated_at'),
    async decide({ bookingId, decision }) {
      const rest = await connection.rest();
      const call = rest.rpc('decide_booking', { target_booking_id: bookingId, decision });
      const { data } = await answered(connection, call);
      return parsed(Outcome, data);
    },
  };
}
