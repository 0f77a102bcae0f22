import { EVENTS_PER_PAGE } from '@sorella/core/domain/limits';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import type { ListContent } from '../../lists/content.ts';
import type { EventFilterValues } from '../../lists/EventFilters.tsx';
import { EventList, type LoadedEvents } from '../../lists/EventList.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useSession } from '../session/index.ts';
import { type EventAdminPresses, EventCardFlow, type EventCardFlowProps } from './EventCardFlow.tsx';
import { type OwnStateResult, shownAsOf, useOwnState } from './own-state.ts';
import { eventFacesQuery, eventFiltersQuery, eventPageQuery } from './queries.ts';
import { usePreloadedApplying } from './use-preloaded-applying.ts';

/** What of the listing stands in the address. */
export interface EventsView {
  filters: EventFilterValues;
  /** From 1. */
  page: number;
}

/** Props of {@link EventsFlow}. */
export interface EventsFlowProps {
  view: EventsView;
  /** `typing`: more of the same may come at once, and the way back leads to before it. */
  onViewChange(view: EventsView, details?: { typing: boolean }): void;
  /** Given to admins. */
  admin?: EventAdminPresses | undefined;
}

/** Who reads the list, and what she has to do with its events. */
const OwnContext = createContext<{ userId: string | null; own: OwnStateResult }>({
  userId: null,
  own: { status: 'pending' },
});

/**
 * A card of the list. What she has to do with its event reaches it past the list, which draws its cards when there is
 * time: no card shows her a moment long what stood there before her press was answered.
 */
function OwnEventCard(props: Pick<EventCardFlowProps, 'event' | 'inFirstRow' | 'faces' | 'admin'>) {
  const { userId, own } = use(OwnContext);
  return own.status === 'ready' ? (
    <EventCardFlow
      {...props}
      // Another member on the same device starts with new machines.
      key={userId}
      userId={userId}
      application={own.own.applicationFor(props.event.id)}
      booking={own.own.bookingFor(props.event.id)}
      ownStateUnknown={own.isUnknown}
      rechecking={own.isRechecking}
      onRecheck={own.retry}
    />
  ) : null;
}

/** The upcoming events with everything the signed-in member can do about them. */
export function EventsFlow({ view, onViewChange, admin }: EventsFlowProps) {
  const { data, now } = useAppServices();
  const session = useSession();
  const userId = session.session?.userId ?? null;
  const own = useOwnState(userId);
  const { category, city, search } = view.filters;
  const asked = { from: new Date(now()).toISOString(), category, city, search };
  const page = useQuery({
    ...eventPageQuery(data, {
      ...asked,
      page: view.page,
      pageSize: EVENTS_PER_PAGE,
    }),
    placeholderData: keepPreviousData,
  });
  const choices = useQuery({ ...eventFiltersQuery(data, asked), placeholderData: keepPreviousData });
  // An answer that is there before the page is taken over is shown right after.
  const hydrated = useHydrated();

  // A page behind the last one (an old link, the last event of a page gone) leads to the last one.
  const total = page.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / EVENTS_PER_PAGE));
  usePreloadedApplying(userId);

  const isBehindTheEnd = page.data !== undefined && !page.isPlaceholderData && view.page > lastPage;
  // The next page is there when it is asked for: it is read as soon as the way to it is seen.
  const queries = useQueryClient();
  const isSettled = page.data !== undefined && !page.isPlaceholderData;
  const nextPage = isSettled && view.page < lastPage ? view.page + 1 : null;
  const prefetch = useEffectEvent(
    (next: number) =>
      void queries.prefetchQuery(eventPageQuery(data, { ...asked, page: next, pageSize: EVENTS_PER_PAGE })),
  );
  const [arePagesSeen, setPagesSeen] = useState(false);
  useEffect(() => {
    if (arePagesSeen && nextPage !== null) prefetch(nextPage);
  }, [arePagesSeen, nextPage]);

  const eventIds = userId === null ? [] : (page.data?.events ?? []).map(({ id }) => id);
  const faces = useQuery({
    ...eventFacesQuery(data, userId ?? '', eventIds),
    enabled: eventIds.length > 0,
    placeholderData: keepPreviousData,
  });

  const goToLastPage = useEffectEvent(() => onViewChange({ filters: view.filters, page: lastPage }));
  useEffect(() => {
    if (isBehindTheEnd) goToLastPage();
  }, [isBehindTheEnd]);

  // Each read falls back by itself: what is not known of her own hides no event.
  const failure = useReadFailure(page);
  const isWaiting =
    !hydrated || session.status === 'undecided' || own.status === 'pending' || !page.data || isBehindTheEnd;
  // The cards take the skeleton's place in slices: the page scrolls and answers in between.
  const wasWaiting = useDeferredValue(isWaiting, true);
  const waiting = isWaiting || wasWaiting;
  const content: ListContent<LoadedEvents> =
    hydrated && failure
      ? { kind: 'failed', notice: noticeOf(eventsNotices, 'events-load-failed'), ...failure }
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
      cities={hydrated ? (choices.data?.cities ?? []) : []}
      categories={hydrated ? (choices.data?.categories ?? []) : []}
      onFiltersChange={(filters, details) => onViewChange({ filters, page: 1 }, details)}
      page={view.page}
      onPageChange={(next) => onViewChange({ filters: view.filters, page: next })}
      onPagesInView={() => setPagesSeen(true)}
      onRetry={() => {
        void page.refetch();
        if (own.status === 'ready') own.retry();
      }}
      headingLevel={2}
      renderCard={(event, { inFirstRow }) => (
        <OwnEventCard event={event} inFirstRow={inFirstRow} faces={faces.data?.get(event.id)} admin={admin} />
      )}
    />
  );
  const reader = useMemo(() => ({ userId, own }), [userId, own]);
  const ownReadAt = own.status === 'ready' ? own.readAt : undefined;
  return (
    <>
      <ReadEarlier cachedAt={hydrated ? shownAsOf(page.data?.cachedAt, ownReadAt) : undefined} />
      <OwnContext value={reader}>{list}</OwnContext>
    </>
  );
}
