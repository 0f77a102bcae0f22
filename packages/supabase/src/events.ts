import { DataError, type EventQuery, type Events } from '@sorella/core/data-port';
import { Event } from '@sorella/core/domain';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { deferred } from './deferred.ts';
import type { EventWrites } from './event-writes.ts';
import { answered, answeredPage, parsed } from './wire.ts';

/** Columns of an event that everyone may read. */
const COLUMNS =
  'id,title,description,detailed_description,category,location,time_zone,start_time,end_time,max_attendees,credits_required,image_url,paypal_payment_link,attendees_count,updated_at';

/**
 * `%` and `_` are wildcards of the database; in a member's filter they are letters like any other.
 * PostgREST makes `*` a wildcard too and knows no way to say the letter: any one letter comes nearest.
 */
const literal = (text: string) => text.replace(/[\\%_]/g, (letter) => `\\${letter}`).replaceAll('*', '_');

/** Gatherings, deleted ones left out by the policies. */
export function createEvents(connection: Connection): Events {
  const writes = deferred<EventWrites>(async () => {
    const { createEventWrites } = await import('./event-writes.ts');
    return createEventWrites(connection);
  });
  return {
    async list({ from, category, city, page, pageSize }: EventQuery) {
      const rest = await connection.rest();
      const first = (page - 1) * pageSize;
      const matching = <Columns extends string>(columns: Columns, head: boolean) => {
        let query = rest.from('events').select(columns, { count: 'exact', head }).gte('start_time', from);
        if (category) query = query.eq('category', category);
        if (city) query = query.ilike('location', `%${literal(city)}%`);
        return query;
      };
      const call = matching(COLUMNS, false)
        .order('start_time', { ascending: true })
        .order('id', { ascending: true })
        .range(first, first + pageSize - 1);
      const { rows, total } = await answeredPage(connection, Event, call, () => matching('id', true));
      return { events: rows, total };
    },

    async listCities() {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('list_event_cities'));
      return parsed(z.array(z.string()), data);
    },

    async get(eventId) {
      const rest = await connection.rest();
      const { data } = await answered(
        connection,
        rest.from('events').select(COLUMNS).eq('id', eventId).limit(1),
      );
      const [event] = parsed(z.array(Event), data);
      if (!event) throw new DataError('not-found');
      return event;
    },

    create: (userId, draft, options) => writes.create(userId, draft, options),
    update: (userId, eventId, changes, options) => writes.update(userId, eventId, changes, options),
    delete: (eventId, options) => writes.delete(eventId, options),
    uploadImage: (image) => writes.uploadImage(image),
  };
}
