import { dataErrorCode, type EventPage } from '@sorella/core/data-port';
import type { Event } from '@sorella/core/domain/entities/event';
import { eventPageNotices } from '@sorella/core/notices/event-page.notices';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { FromCache } from '../../queries/from-cache.ts';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { eventQuery } from './event-query.ts';

/** What there is to show of an address. */
export type EventPageContent =
  | { readonly kind: 'loading' }
  /** Deleted, never made, or no id at all: nobody is told which. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      readonly notice: FilledNotice;
      readonly advice: string;
      readonly retrying: boolean;
      readonly onRetry: () => void;
    }
  | { readonly kind: 'ready'; readonly event: Event & FromCache };

/** The event as it stands on a page of the listing that was looked at before: shown until it is read by itself. */
function listedEvent(queries: QueryClient, eventId: string) {
  const listed = queries.getQueriesData<EventPage & FromCache>({ queryKey: ['events', 'page'] });
  for (const [queryKey, page] of listed) {
    const event = page?.events.find(({ id }) => id === eventId);
    if (!event) continue;
    const cachedAt = page?.cachedAt === undefined ? {} : { cachedAt: page.cachedAt };
    return {
      event: { ...event, ...cachedAt },
      readAt: queries.getQueryState(queryKey)?.dataUpdatedAt,
    };
  }
  return null;
}

/** Reads one event for its own page, and falls back to what was read before. */
export function useEventPage(address: string): EventPageContent {
  const { data } = useAppServices();
  const queries = useQueryClient();
  const hydrated = useHydrated();
  const read = useQuery({
    ...eventQuery(data, address),
    initialData: () => listedEvent(queries, address)?.event,
    initialDataUpdatedAt: () => listedEvent(queries, address)?.readAt,
  });
  const failure = useReadFailure(read);
  if (!hydrated) return { kind: 'loading' };
  // One that was deleted while it was looked at is not there any more, whatever was read of it.
  const reason = read.error ?? failure?.error;
  if (reason && dataErrorCode(reason) === 'not-found') return { kind: 'gone' };
  if (read.data) return { kind: 'ready', event: read.data };
  if (!failure) return { kind: 'loading' };
  return {
    kind: 'failed',
    notice: noticeOf(eventPageNotices, 'event-load-failed'),
    ...failure,
    onRetry: () => void read.refetch(),
  };
}
