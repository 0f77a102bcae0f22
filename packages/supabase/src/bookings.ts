import type { Bookings, Page, PageQuery } from '@sorella/core/data-port';
import { ApplicationStatus, Booking, BookingStatus, Id, type PendingBooking } from '@sorella/core/domain';
import * as z from 'zod/mini';
import { inBatches } from './batches.ts';
import type { Connection } from './connection.ts';
import { answered, answeredPage, parsed } from './wire.ts';

/** Columns of a booking that the port knows. */
export const BOOKING_COLUMNS =
  'id,user_id,event_id,application_id,credits_used,amount_paid_cents,status,payment_method,paypal_payment_id,cancelled_by,created_at,updated_at';

const Member = z.object({
  id: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
const BookedEvent = z.object({
  id: Id,
  title: z.string(),
  startTime: z.string(),
  timeZone: z.string(),
  location: z.string(),
  creditsRequired: z.int(),
});
const UserEmail = z.object({ userId: Id, email: z.string() });
/** See {@link Bookings.decide}. */
export const Outcome = z.object({
  applicationId: Id,
  bookingId: z.nullable(Id),
  applicationStatus: ApplicationStatus,
  bookingStatus: z.nullable(BookingStatus),
});

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Applies for the bookings desk of admins. */
export function createBookings(connection: Connection): Bookings {
  async function emailsOf(userIds: string[]): Promise<Map<string, string>> {
    const rest = await connection.rest();
    const rows = await inBatches(userIds, async (ids) => {
      const { data } = await answered(connection, rest.rpc('admin_get_user_emails', { user_ids: ids }));
      return parsed(z.array(UserEmail), data);
    });
    return new Map(rows.map(({ userId, email }) => [userId, email]));
  }

  async function membersOf(userIds: string[]): Promise<z.infer<typeof Member>[]> {
    const rest = await connection.rest();
    return inBatches(userIds, async (ids) => {
      const call = rest.from('profiles').select('id,first_name,last_name').in('id', ids);
      return parsed(z.array(Member), (await answered(connection, call)).data);
    });
  }

  async function eventsOf(eventIds: string[]): Promise<z.infer<typeof BookedEvent>[]> {
    const rest = await connection.rest();
    return inBatches(eventIds, async (ids) => {
      const call = rest
        .from('events')
        .select('id,title,start_time,time_zone,location,credits_required')
        .in('id', ids);
      return parsed(z.array(BookedEvent), (await answered(connection, call)).data);
    });
  }

  async function resolved(bookings: Booking[]): Promise<PendingBooking[]> {
    const userIds = bookings.map((booking) => booking.userId);
    const [members, events, emails] = await Promise.all([
      membersOf(userIds),
      eventsOf(bookings.map((booking) => booking.eventId)),
      emailsOf(userIds).catch(() => new Map<string, string>()), // the desk works without e-mails
    ]);
    const memberById = byId(members);
    const eventById = byId(events);
    return bookings.map((booking) => ({
      booking,
      member: memberById.get(booking.userId) ?? null,
      email: emails.get(booking.userId) ?? null,
      event: eventById.get(booking.eventId) ?? null,
    }));
  }

  async function listByStatus(
    status: BookingStatus,
    by: 'created_at' | 'updated_at',
    { page, pageSize, order }: PageQuery,
  ): Promise<Page<Booking>> {
    const rest = await connection.rest();
    const ascending = order === 'oldest';
    const size = Math.min(pageSize, 100);
    const matching = (head: boolean) =>
      rest.from('event_bookings').select(BOOKING_COLUMNS, { count: 'exact', head }).eq('status', status);
    const call = matching(false)
      .order(by, { ascending })
      .order('id', { ascending })
      .range((page - 1) * size, page * size - 1);
    return answeredPage(connection, Booking, call, () => matching(true));
  }

  return {
    async listPending(query) {
      const { rows, total } = await listByStatus('pending', 'created_at', query);
      return { rows: await resolved(rows), total };
    },
    listCancelled: (query) => listByStatus('cancelled', 'updated_at', query),
    async decide({ bookingId, decision }) {
      const rest = await connection.rest();
      const call = rest.rpc('decide_booking', { target_booking_id: bookingId, decision });
      const { data } = await answered(connection, call);
      return parsed(Outcome, data);
    },
  };
}
