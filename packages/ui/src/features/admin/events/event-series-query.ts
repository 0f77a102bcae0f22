import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';

/** Where the series of events are cached, each by an event of it. */
export const EVENT_SERIES_KEY = ['admin-tools', 'event-series'] as const;

/** An event with the others of its series. */
export const eventSeriesQuery = (data: CommunityData, eventId: string) =>
  queryOptions({
    queryKey: [...EVENT_SERIES_KEY, eventId],
    queryFn: ({ signal }) => data.admin.getEventSeries(eventId, { signal }),
  });
