import type { Admin } from '@sorella/core/data-port';
import { Instant } from '@sorella/core/domain/entities/common';
import { AdminEvent, EventPeople, GuestMessage } from '@sorella/core/domain/entities/event-people';
import { SeriesEvent } from '@sorella/core/domain/entities/event-series';
import * as z from 'zod/mini';
import { pageOf } from './admin-pages.ts';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

const Series = z.array(SeriesEvent);

/** Who comes to an event, and who is there. */
export function createAdminEvents(
  connection: Connection,
): Pick<
  Admin,
  | 'listEvents'
  | 'getEventSeries'
  | 'repeatEvent'
  | 'copyToFollowing'
  | 'getEventPeople'
  | 'noteArrival'
  | 'listGuestMessages'
  | 'messageGuests'
> {
  return {
    async listEvents({ page, pageSize, period, search }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_list_events', {
        page,
        page_size: pageSize,
        period,
        ...(search !== undefined && { search }),
      });
      return pageOf(AdminEvent, (await answered(connection, call)).data);
    },
    async getEventSeries(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_event_series', { target_event_id: eventId });
      return parsed(Series, (await answered(connection, call)).data);
    },
    async repeatEvent({ eventId, starts }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_repeat_event', { target_event_id: eventId, starts: [...starts] });
      return parsed(Series, (await answered(connection, call)).data);
    },
    async copyToFollowing(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_copy_to_following', { target_event_id: eventId });
      return parsed(Series, (await answered(connection, call)).data);
    },
    async getEventPeople(eventId, { isExport = false } = {}) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_event_people', { target_event_id: eventId, is_export: isExport });
      return parsed(EventPeople, (await answered(connection, call)).data);
    },
    async noteArrival({ applicationId, isHere, notedAt }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_note_arrival', {
        target_application_id: applicationId,
        here: isHere,
        noted_at: notedAt,
      });
      return parsed(z.nullable(Instant), (await answered(connection, call)).data);
    },
    async listGuestMessages(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_list_guest_messages', { target_event_id: eventId });
      return parsed(z.array(GuestMessage), (await answered(connection, call)).data);
    },
    async messageGuests({ eventId, messageId, audience, body }) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_message_guests', {
        target_event_id: eventId,
        message_id: messageId,
        audience,
        body,
      });
      return parsed(z.array(GuestMessage), (await answered(connection, call)).data);
    },
  };
}
