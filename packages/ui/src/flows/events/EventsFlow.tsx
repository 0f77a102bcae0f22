import { dataErrorCode } from '@sorella/core/data-port';
import { EVENTS_PER_PAGE } from '@sorella/core/domain';
import { dataErrorNotice, eventsNotices, noticeOf } from '@sorella/core/notices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ListContent } from '../../lists/content.ts';
import type { EventFilterValues } from '../../lists/EventFilters.tsx';
import { EventList, type LoadedEvents } from '../../lists/EventList.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { eventCitiesQuery, eventPageQuery } from '../runtime/queries.ts';
import { ReadEarlier } from '../runtime/ReadEarlier.tsx';
import { useHydrated } from '../runtime/use-hydrated.ts';
import { useSession } from '../session/use-session.ts';
import { EventCardFlow } from './EventCardFlow.tsx';
import { useOwnState } from './own-state.ts';

/** What of the listing stands in the address. */
export interface EventsView {
  filters: EventFilterValues;
  /** From 1. */
  page: number;
}

/** Props of {@link EventsFlow}. */
export interface EventsFlowProps {
  view: EventsView;
  onViewChange(view: EventsView): void;
}

/** The upcoming events with everything the signed-in member can do about them. */
export function EventsFlow({ view, onViewChange }: EventsFlowProps) {
  const { data, now } = useAppServices();
  const session = useSession();
  const userId = session.session?.userId ?? null;
  const own = useOwnState(userId);
  const { category, city } = view.filters;
  const page = useQuery({
    ...eventPageQuery(data, {
      from: new Date(now()).toISOString(),
      category,
      city,
      page: view.page,
      pageSize: EVENTS_PER_PAGE,
    }),
    placeholderData: keepPreviousData,
  });
  const cities = useQuery(eventCitiesQuery(data));
  // An answer that is there before the page is taken over is shown right after.
  const hydrated = useHydrated();

  // A page behind the last one (an old link, the last event of a page gone) leads to the last one.
  const total = page.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / EVENTS_PER_PAGE));
  const isBehindTheEnd = page.data !== undefined && !page.isPlaceholderData && view.page > lastPage;
  const goToLastPage = useEffectEvent(() => onViewChange({ filters: view.filters, page: lastPage }));
  useEffect(() => {
    if (isBehindTheEnd) goToLastPage();
  }, [isBehindTheEnd]);

  const failure = !hydrated ? null : page.data ? (own.status === 'failed' ? own.error : null) : page.error;
  const waiting =
    !hydrated || session.status === 'undecided' || own.status === 'pending' || !page.data || isBehindTheEnd;
  const content: ListContent<LoadedEvents> = failure
    ? {
        kind: 'failed',
        notice: noticeOf(eventsNotices, 'events-load-failed'),
        advice: dataErrorNotice(dataErrorCode(failure)).description,
        retrying: page.isFetching,
      }
    : waiting
      ? { kind: 'loading' }
      : {
          kind: 'ready',
          events: page.data.events,
          total: page.data.total,
          refreshing: page.isPlaceholderData,
        };

  const list = (
    <EventList
      content={content}
      filters={view.filters}
      cities={hydrated ? (cities.data ?? []) : []}
      onFiltersChange={(filters) => onViewChange({ filters, page: 1 })}
      page={view.page}
      onPageChange={(next) => onViewChange({ filters: view.filters, page: next })}
      onRetry={() => {
        if (page.error) void page.refetch();
        if (own.status === 'failed') own.retry();
      }}
      headingLevel={2}
      renderCard={(event, { inFirstRow }) =>
        own.status === 'ready' ? (
          <EventCardFlow
            // Another member on the same device starts with new machines.
            key={userId}
            event={event}
            userId={userId}
            application={own.own.applicationFor(event.id)}
            booking={own.own.bookingFor(event.id)}
            inFirstRow={inFirstRow}
          />
        ) : null
      }
    />
  );
  return (
    <>
      <ReadEarlier cachedAt={hydrated ? page.data?.cachedAt : undefined} />
      {list}
    </>
  );
}
