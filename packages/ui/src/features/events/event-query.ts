import { type CommunityData, DataError } from '@sorella/core/data-port';
import { Id } from '@sorella/core/domain/entities/common';
import type { Event } from '@sorella/core/domain/entities/event';
import { queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';

/**
 * One event for its own page, by what stands in the address: what is no id is not found, and not asked for. The
 * editor reads events under another key: it takes nothing that was kept.
 */
export function eventQuery(data: CommunityData, address: string) {
  const eventId = address.toLowerCase();
  return queryOptions({
    queryKey: ['events', 'page-of', eventId],
    queryFn: async ({ signal }): Promise<Event & FromCache> => {
      if (!Id.safeParse(eventId).success) throw new DataError('not-found');
      return data.events.get(eventId, { signal });
    },
  });
}
