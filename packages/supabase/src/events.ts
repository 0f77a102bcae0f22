import { DataError, type EventQuery, type Events } from '@sorella/core/data-port';
import { Id } from '@sorella/core/domain/entities/common';
import { Event } from '@sorella/core/domain/entities/event';
import * as z from 'zod/mini';
import { inBatches } from './batches.ts';
import type { Connection } from './connection.ts';
import { deferred } from './deferred.ts';
import type { EventWrites } from './event-writes.ts';
import { answered, parsed } from './wire.ts';

/** Columns of an event that everyone may read. */
const COLUMNS =
  'id,title,description,detailed_description,category,location,city,time_zone,start_time,end_time,max_attendees,credits_required,image_url,paypal_payment_link,attendees_count,published_at,cancelled_at,cancellation_reason,updated_at';

const Listing = z.object({ events: z.array(Event), total: z.int() });
const FilterOptions = z.array(z.object({ name: z.string(), count: z.int() }));
const Filters = z.object({ categories: FilterOptions, cities: FilterOptions });
const Faces = z.object({
  eventId: Id,
  faces: z.array(
    z.object({ userId: Id, firstName: z.nullable(z.string()), avatarUrl: z.nullable(z.string()) }),
  ),
});

/** Signs of a search or a city that the backend reads; it refuses texts that are far longer. */
const READ_OF_A_FILTER = 100;
const beginning = (text: string) =>
  Array.from(text.slice(0, 2 * READ_OF_A_FILTER))
    .slice(0, READ_OF_A_FILTER)
    .join('');

/** Arguments of the listing; what is not asked for is left out. */
const filtersOf = ({ from, category, city, search }: Omit<EventQuery, 'page' | 'pageSize'>) => ({
  earliest: from,
  ...(category ? { category } : {}),
  ...(city ? { city: beginning(city) } : {}),
  ...(search?.trim() ? { search: beginning(search) } : {}),
});

/** As a GET: answers of the same question can be kept on the way, and the page's first one is asked from its HTML. */
const READING = { get: true } as const;

/** Gatherings, deleted ones left out by the policies. */
export function createEvents(connection: Connection): Events {
  const writes = deferred<EventWrites>(async () => {
    const { createEventWrites } = await import('./event-writes.ts');
    return createEventWrites(connection);
  });
  return {
    async list({ page, pageSize, ...query }: EventQuery) {
      const rest = await connection.rest();
      const call = rest.rpc('list_events', { ...filtersOf(query), page, page_size: pageSize }, READING);
      return parsed(Listing, (await answered(connection, call)).data);
    },

    async listFilters(query) {
      const rest = await connection.rest();
      const call = rest.rpc('list_event_filters', filtersOf(query), READING);
      return parsed(Filters, (await answered(connection, call)).data);
    },

    async listFaces(eventIds) {
      const rest = await connection.rest();
      return inBatches(eventIds, async (ids) => {
        const { data } = await answered(connection, rest.rpc('list_event_faces', { event_ids: ids }));
        return parsed(z.array(Faces), data);
      });
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
        rest
          .from('events')
          .select(COLUMNS)
          .eq('id', eventId)
          // Whoever had applied could read one that was deleted, as what her application was for.
          .or('deleted_at.is.null,cancelled_at.not.is.null')
          .limit(1),
      );
      const [event] = parsed(z.array(Event), data);
      if (!event) throw new DataError('not-found');
      return event;
    },

    create: (userId, draft, options) => writes.create(userId, draft, options),
    update: (userId, eventId, changes, options) => writes.update(userId, eventId, changes, options),
    countApplications: (eventId) => writes.countApplications(eventId),
    cancel: (eventId, reason) => writes.cancel(eventId, reason),
    delete: (eventId, options) => writes.delete(eventId, options),
    uploadImage: (image) => writes.uploadImage(image),
  };
}
