import type { Bookings } from '@sorella/core/data-port';
import { Application } from '@sorella/core/domain/entities/application';
import { Booking } from '@sorella/core/domain/entities/booking';
import { Id, Instant } from '@sorella/core/domain/entities/common';
import { Event } from '@sorella/core/domain/entities/event';
import { Person } from '@sorella/core/domain/entities/person';
import { ReceivedMoney } from '@sorella/core/domain/entities/received-money';
import * as z from 'zod/mini';
import { inBatches } from './batches.ts';
import type { Connection } from './connection.ts';
import { answered, answeredPage, parsed } from './wire.ts';

/** Columns of a booking that the port knows. */
export const BOOKING_COLUMNS =
  'id,user_id,event_id,application_id,credits_used,amount_paid_cents,status,payment_method,paypal_payment_id,cancelled_by,created_at,updated_at';

const Waiting = z.object({
  total: z.int(),
  oldest: z.nullable(Instant),
  past: z.int(),
  rows: z.array(
    z.object({
      booking: Booking,
      application: z.pick(Application, {
        id: true,
        reference: true,
        paymentAmountCents: true,
        paidStatedAt: true,
        payBy: true,
      }),
      received: z.nullable(ReceivedMoney),
      member: z.extend(Person, { avatarUrl: z.nullable(z.string()) }),
      event: z.nullable(
        z.pick(Event, {
          id: true,
          title: true,
          startTime: true,
          timeZone: true,
          location: true,
          creditsRequired: true,
        }),
      ),
    }),
  ),
});
const UserEmail = z.object({ userId: Id, email: z.string() });

/** What admins review of bookings. */
export function createBookings(connection: Connection): Bookings {
  async function emailsOf(userIds: string[]): Promise<Map<string, string>> {
    const rest = await connection.rest();
    const rows = await inBatches(userIds, async (ids) => {
      const { data } = await answered(connection, rest.rpc('admin_get_user_emails', { user_ids: ids }));
      return parsed(z.array(UserEmail), data);
    });
    return new Map(rows.map(({ userId, email }) => [userId, email]));
  }

  return {
    async listPending({ page, pageSize, order, search, isPast = false }) {
      const rest = await connection.rest();
      const call = rest.rpc('list_pending_event_bookings', {
        ...(search?.trim() ? { search } : {}),
        oldest_first: order === 'oldest',
        is_past: isPast,
        page,
        page_size: Math.min(pageSize, 100),
      });
      const { rows, ...counts } = parsed(Waiting, (await answered(connection, call)).data);
      // The review works without e-mails.
      const emails = await emailsOf(rows.map(({ booking }) => booking.userId)).catch(
        () => new Map<string, string>(),
      );
      return {
        ...counts,
        rows: rows.map((row) => ({ ...row, email: emails.get(row.booking.userId) ?? null })),
      };
    },
    async listCancelled({ page, pageSize, order }) {
      const rest = await connection.rest();
      const ascending = order === 'oldest';
      const size = Math.min(pageSize, 100);
      const matching = (head: boolean) =>
        rest
          .from('event_bookings')
          .select(BOOKING_COLUMNS, { count: 'exact', head })
          .eq('status', 'cancelled');
      const call = matching(false)
        .order('updated_at', { ascending })
        .order('id', { ascending })
        .range((page - 1) * size, page * size - 1);
      return answeredPage(connection, Booking, call, () => matching(true));
    },
  };
}
