import type { Events } from '@sorella/core/data-port';
import { Event } from '@sorella/core/domain/entities/event';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { snakeKeys } from './keys.ts';
import { uploadPicture } from './pictures.ts';
import { answeredOnReplay, replayArguments } from './replay.ts';
import { answered, parsed } from './wire.ts';

/** The half of {@link Events} that writes: what admins do. */
export type EventWrites = Pick<
  Events,
  'create' | 'update' | 'countApplications' | 'delete' | 'cancel' | 'uploadImage'
>;

/** A year: what the picture of a name is never changes. */
const EVENT_IMAGE_CACHE_SECONDS = 31_536_000;

const Counts = z.object({ pending: z.int(), approved: z.int(), paid: z.int(), paidCents: z.int() });

/** Creating and editing gatherings; loaded when an admin first does. */
export function createEventWrites(connection: Connection): EventWrites {
  return {
    async create(userId, draft, options = {}) {
      const rest = await connection.rest();
      const call = () =>
        rest.rpc('create_event', {
          user_id: userId,
          draft: snakeKeys({ ...draft }),
          ...replayArguments(options),
        });
      const { data } = await answeredOnReplay(connection, options, call);
      return parsed(Event, data);
    },
    async update(userId, eventId, changes, options = {}) {
      const rest = await connection.rest();
      const call = () =>
        rest.rpc('update_event', {
          user_id: userId,
          target_event_id: eventId,
          changes: snakeKeys({ ...changes }),
          ...replayArguments(options),
        });
      const { data } = await answeredOnReplay(connection, options, call);
      return parsed(Event, data);
    },
    async countApplications(eventId) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_count_applications', { target_event_id: eventId });
      return parsed(Counts, (await answered(connection, call)).data);
    },
    async delete(eventId, { force = false } = {}) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('admin_delete_event', { target_event_id: eventId, force }));
    },
    async cancel(eventId, reason) {
      const rest = await connection.rest();
      const call = rest.rpc('admin_cancel_event', { target_event_id: eventId, reason });
      return parsed(Event, (await answered(connection, call)).data);
    },
    uploadImage: ({ bytes }) =>
      uploadPicture(connection, {
        bucket: 'event-images',
        bytes,
        placeOf: (extension) => `${crypto.randomUUID()}.${extension}`,
        // A random name never holds anything else.
        cacheSeconds: EVENT_IMAGE_CACHE_SECONDS,
        upsert: false,
      }),
  };
}
