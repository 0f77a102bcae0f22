import type { Applications } from '@sorella/core/data-port';
import {
  Application,
  ApplicationHistoryEntry,
  ApplicationWithEvent,
} from '@sorella/core/domain/entities/application';
import { OwnBooking } from '@sorella/core/domain/entities/booking';
import * as z from 'zod/mini';
import { BOOKING_COLUMNS } from './bookings.ts';
import type { Connection } from './connection.ts';
import { answeredTogether } from './together.ts';
import { answered, answeredPage, parsed } from './wire.ts';

/** Columns of an application that the port knows. */
export const APPLICATION_COLUMNS =
  'id,user_id,event_id,status,application_date,admin_notes,payment_required,payment_amount_cents,payment_method,processed_at,cancelled_by,cancelled_late,reference,paid_stated_at,pay_by,expired,created_at,updated_at';

/** What organizers wrote to her about it, the last first. */
const MESSAGES = 'messages:application_messages(message_id,body,created_at)';

/** What became of her money after its seat was gone. */
const REFUNDS = 'refunds:booking_refunds(outcome,amount_cents,created_at)';

/** An application with the event fields of R-282; bookings and seats lead to events too, so the way is named. */
export const APPLICATION_WITH_EVENT =
  `${APPLICATION_COLUMNS},${MESSAGES},event:events!event_applications_event_id_fkey(id,title,description,detailed_description,start_time,end_time,location,time_zone,max_attendees,image_url,category,credits_required)` as const;

const HISTORY =
  `${APPLICATION_COLUMNS},${MESSAGES},booking:event_bookings(status,amount_paid_cents,payment_method,${REFUNDS}),event:events!event_applications_event_id_fkey(id,title,description,detailed_description,start_time,end_time,location,time_zone,max_attendees,image_url,category,credits_required,paypal_payment_link,attendees_count,rescheduled_at)` as const;

const Cancelled = z.object({ cancelledLate: z.boolean() });

/** A member's own applications and bookings. */
export function createApplications(connection: Connection): Applications {
  return {
    async apply({ eventId, userId }) {
      const rest = await connection.rest();
      const call = rest
        .from('event_applications')
        .insert({ event_id: eventId, user_id: userId })
        .select(APPLICATION_COLUMNS)
        .single();
      const { data } = await answered(connection, call);
      return parsed(Application, data);
    },

    async listOwn(userId) {
      const rest = await connection.rest();
      const call = rest
        .from('event_applications')
        .select(APPLICATION_WITH_EVENT)
        .eq('user_id', userId)
        .order('application_date', { ascending: false })
        .order('id', { ascending: false })
        .order('created_at', { ascending: false, referencedTable: 'messages' });
      const { data } = await answeredTogether(connection, rest, { part: 'applications', userId }, call);
      return parsed(z.array(ApplicationWithEvent), data);
    },

    async listHistory(userId, { page, pageSize }) {
      const rest = await connection.rest();
      const size = Math.min(pageSize, 100);
      const matching = (head: boolean) =>
        rest.from('event_applications').select(HISTORY, { count: 'exact', head }).eq('user_id', userId);
      const call = matching(false)
        .order('application_date', { ascending: false })
        .order('id', { ascending: false })
        .order('created_at', { ascending: false, referencedTable: 'messages' })
        .range((page - 1) * size, page * size - 1);
      return answeredPage(connection, ApplicationHistoryEntry, call, () => matching(true));
    },

    async statePaid({ applicationId, paid }) {
      const rest = await connection.rest();
      const call = rest.rpc('state_payment', { target_application_id: applicationId, paid });
      return parsed(Application, (await answered(connection, call)).data);
    },

    async getOwnForEvent({ eventId, userId }) {
      const rest = await connection.rest();
      const call = rest
        .from('event_applications')
        .select(APPLICATION_COLUMNS)
        .eq('user_id', userId)
        .eq('event_id', eventId)
        .in('status', ['pending', 'approved', 'denied'])
        .order('application_date', { ascending: false })
        .limit(1);
      const { data } = await answered(connection, call);
      return parsed(z.array(Application), data)[0] ?? null;
    },

    async listOwnBookings(userId) {
      const rest = await connection.rest();
      const call = rest
        .from('event_bookings')
        .select(`${BOOKING_COLUMNS},${REFUNDS}`)
        .eq('user_id', userId)
        .or('status.in.(pending,paid),amount_paid_cents.gt.0')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false });
      const { data } = await answeredTogether(connection, rest, { part: 'bookings', userId }, call);
      return parsed(z.array(OwnBooking), data);
    },

    async cancel({ eventId }) {
      const rest = await connection.rest();
      const call = rest.rpc('cancel_application', { target_event_id: eventId });
      const { data } = await answered(connection, call);
      return parsed(Cancelled, data);
    },
  };
}
