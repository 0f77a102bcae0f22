import type { EventPage } from '@sorella/core/data-port';
import type {
  ApplicationHistoryEntry,
  ApplicationWithEvent,
} from '@sorella/core/domain/entities/application';
import { type Event, EventSummary } from '@sorella/core/domain/entities/event';
import { EVENTS_PER_PAGE } from '@sorella/core/domain/limits';
import type { InfiniteData } from '@tanstack/react-query';
import type { WriteAnswers } from '../../queries/cached-reads.ts';
import { type CachedReads, onEachPage } from '../../queries/cached-reads.ts';
import { changeEvent } from './application-answers.ts';

/** Whether a page of the listing was asked for with a choice that may leave an event out. */
const isNarrowed = ([, , asked]: readonly unknown[]) =>
  typeof asked === 'object' &&
  asked !== null &&
  ['category', 'city', 'search'].some((choice) => Reflect.get(asked, choice) !== null);

/** Puts a new event where its start belongs on the pages that show all; what stood last on a full page moves on. */
function putEvent(reads: CachedReads, event: Event): void {
  reads.change<EventPage>(['events', 'page'], (page, key) => {
    const [, , asked] = key;
    if (isNarrowed(key) || page.events.some(({ id }) => id === event.id)) return page;
    const isFirst = typeof asked === 'object' && asked !== null && Reflect.get(asked, 'page') === 1;
    const events = [...page.events, event].toSorted(
      (a, b) => Date.parse(a.startTime) - Date.parse(b.startTime),
    );
    const at = events.indexOf(event);
    // Before the first of a later page it belongs to an earlier one, and moves this one's events on.
    const belongs = (isFirst || at > 0) && at < EVENTS_PER_PAGE;
    return {
      ...page,
      events: belongs ? events.slice(0, EVENTS_PER_PAGE) : page.events,
      total: page.total + 1,
    };
  });
}

/** What her own applications show of their event. */
function changeOwnSummary(reads: CachedReads, event: Event): void {
  type Row = ApplicationWithEvent | ApplicationHistoryEntry;
  const changed = <One extends Row>(row: One): One =>
    row.eventId === event.id && row.event
      ? { ...row, event: { ...row.event, ...EventSummary.parse(event) } }
      : row;
  reads.change<ApplicationWithEvent[] | InfiniteData<{ rows: ApplicationHistoryEntry[] }>>(
    ['applications'],
    (cached) =>
      Array.isArray(cached)
        ? cached.map(changed)
        : onEachPage(cached, (page) => ({ ...page, rows: page.rows.map(changed) })),
  );
}

/** Takes an event out of the listing. */
function takeFromLists(reads: CachedReads, eventId: string): void {
  for (const list of ['page', 'teaser'])
    reads.change<EventPage>(['events', list], (page) => {
      const events = page.events.filter(({ id }) => id !== eventId);
      return { ...page, events, total: page.total - (page.events.length - events.length) };
    });
}

/** What creating, editing, cancelling and deleting an event change. */
export const eventAnswers: WriteAnswers['events'] = {
  create: (reads, event) => putEvent(reads, event),
  update(reads, event) {
    changeEvent(reads, event.id, (known) => ({ ...known, ...event }));
    changeOwnSummary(reads, event);
  },
  cancel(reads, event) {
    changeEvent(reads, event.id, (known) => ({ ...known, ...event }));
    takeFromLists(reads, event.id);
  },
  delete(reads, _nothing, eventId) {
    takeFromLists(reads, eventId);
    reads.forget(['events', 'page-of', eventId]);
  },
  uploadImage() {},
};
