import type { CommunityData } from '@sorella/core/data-port';
import type { Event } from '@sorella/core/domain/entities/event';
import { queryOptions } from '@tanstack/react-query';

/** One event as it stands there now. Not tried again by itself: what the admin has open says it. */
export const eventQuery = (data: CommunityData, eventId: string) =>
  queryOptions({
    queryKey: ['events', 'one', eventId],
    queryFn: ({ signal }): Promise<Event> => data.events.get(eventId, { signal }),
    retry: false,
  });

/** Who has applied to an event, in numbers: for admins. */
export const applicationCountsQuery = (data: CommunityData, eventId: string) =>
  queryOptions({
    queryKey: ['booking-review', 'counts', eventId],
    queryFn: ({ signal }) => data.events.countApplications(eventId, { signal }),
    retry: false,
  });
