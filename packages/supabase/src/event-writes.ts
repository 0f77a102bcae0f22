import type { Events } from '@sorella/core/data-port';
import { Event } from '@sorella/core/domain';
import type { Connection } from './connection.ts';
import { snakeKeys } from './keys.ts';
import { answeredOnReplay, replayArguments } from './replay.ts';
import { unimplementedParts } from './unimplemented-parts.ts';
import { parsed } from './wire.ts';

/** The half of {@link Events} that writes: what admins do. */
export type EventWrites = Pick<Events, 'create' | 'update' | 'delete' | 'uploadImage'>;

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
    ...unimplementedParts.events,
  };
}
