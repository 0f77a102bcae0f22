import type { EventPage, Page } from '@sorella/core/data-port';
import type { AdminApplication } from '@sorella/core/domain/entities/admin';
import type {
  Application,
  ApplicationHistoryEntry,
  ApplicationWithEvent,
} from '@sorella/core/domain/entities/application';
import type { OwnBooking } from '@sorella/core/domain/entities/booking';
import { type Event, EventSummary } from '@sorella/core/domain/entities/event';
import { applicationTexts } from '@sorella/core/notices/texts/events.texts';
import type { InfiniteData } from '@tanstack/react-query';
import type { WriteAnswers } from '../../queries/cached-reads.ts';
import { type CachedReads, onEachPage } from '../../queries/cached-reads.ts';

type History = InfiniteData<Page<ApplicationHistoryEntry>>;

/** Changes an event wherever it is cached: on pages of the listing, on the landing page, on its own page. */
export function changeEvent(reads: CachedReads, eventId: string, change: (event: Event) => Event): void {
  const inPage = (page: EventPage) => ({
    ...page,
    events: page.events.map((event) => (event.id === eventId ? change(event) : event)),
  });
  reads.change<EventPage>(['events', 'page'], inPage);
  reads.change<EventPage>(['events', 'teaser'], inPage);
  reads.change<Event>(['events', 'page-of', eventId], change);
  reads.change<Event>(['events', 'one', eventId], change);
}

/** A seat taken, or given back, wherever it is counted. */
export function changeSeats(reads: CachedReads, eventId: string, by: 1 | -1): void {
  const counted = <Counted extends { attendeesCount: number }>(event: Counted): Counted => ({
    ...event,
    attendeesCount: Math.max(0, event.attendeesCount + by),
  });
  changeEvent(reads, eventId, counted);
  const inRow = <Row extends { event: { id: string; attendeesCount: number } | null }>(row: Row): Row =>
    row.event?.id === eventId ? { ...row, event: counted(row.event) } : row;
  reads.change<ApplicationWithEvent[] | History>(['applications'], (cached) =>
    Array.isArray(cached) ? cached : onEachPage(cached, (page) => ({ ...page, rows: page.rows.map(inRow) })),
  );
  for (const name of ['applications', 'cancelled'])
    reads.change<Page<AdminApplication>>(['admin-tools', name], (page) => ({
      ...page,
      rows: page.rows.map(inRow),
    }));
}

/** The event as some page has shown it; null when none has. */
function cachedEvent(reads: CachedReads, eventId: string): Event | null {
  const pages = [...reads.all<EventPage>(['events', 'page']), ...reads.all<EventPage>(['events', 'teaser'])];
  const own = reads.all<Event>(['events', 'page-of', eventId]).map(([, event]) => event);
  return [...own, ...pages.flatMap(([, { events }]) => events)].find(({ id }) => id === eventId) ?? null;
}

/** Changes an application of hers wherever it is cached. */
function changeApplication(
  reads: CachedReads,
  isIt: (application: Application) => boolean,
  change: <Row extends Application>(application: Row) => Row,
): void {
  const changed = <Row extends Application>(row: Row) => (isIt(row) ? change(row) : row);
  reads.change<ApplicationWithEvent[] | History>(['applications'], (cached) =>
    Array.isArray(cached)
      ? cached.map(changed)
      : onEachPage(cached, (page) => ({ ...page, rows: page.rows.map(changed) })),
  );
}

/** Puts an application first where it is not cached yet: it is her newest. */
function putApplication(reads: CachedReads, application: Application): void {
  const isIt = ({ id }: Application) => id === application.id;
  const shown = cachedEvent(reads, application.eventId);
  const event = shown && EventSummary.parse(shown);
  reads.change<ApplicationWithEvent[] | History>(['applications', application.userId], (cached) => {
    if (Array.isArray(cached))
      return cached.some(isIt) ? cached : [{ ...application, event, messages: [] }, ...cached];
    if (cached.pages.some(({ rows }) => rows.some(isIt))) return cached;
    const booking: ApplicationHistoryEntry['booking'] = application.paymentRequired
      ? { status: 'pending', amountPaidCents: 0, paymentMethod: 'paypal', refunds: [] }
      : null;
    const { paypalPaymentLink = null, attendeesCount = 0 } = shown ?? {};
    const facts = { paypalPaymentLink, attendeesCount, rescheduledAt: null };
    const entry = { ...application, event: event && { ...event, ...facts }, messages: [], booking };
    return onEachPage(cached, (page, index) => ({
      ...page,
      rows: index === 0 ? [entry, ...page.rows] : page.rows,
      total: page.total + 1,
    }));
  });
  changeApplication(reads, isIt, (row) => ({ ...row, ...application }));
}

/** Whether she has a seat as far as it is cached. */
const holdsSeat = (reads: CachedReads, eventId: string): boolean =>
  reads
    .all<ApplicationWithEvent[] | History>(['applications'])
    .flatMap(([, cached]) =>
      Array.isArray(cached) ? cached : cached.pages.flatMap(({ rows }): Application[] => rows),
    )
    .some((row) => row.eventId === eventId && row.status === 'approved');

/** What applying, cancelling and stating a payment change. */
export const applicationAnswers: WriteAnswers['applications'] = {
  apply: (reads, application) => putApplication(reads, application),
  getOwnForEvent: (reads, application) => {
    if (application) putApplication(reads, application);
  },
  statePaid: (reads, application) => putApplication(reads, application),
  cancel(reads, { cancelledLate }, { eventId }) {
    if (holdsSeat(reads, eventId)) changeSeats(reads, eventId, -1);
    changeApplication(
      reads,
      (row) => row.eventId === eventId && row.status !== 'denied',
      (row) => ({
        ...row,
        status: 'denied',
        // As the database writes it.
        adminNotes: applicationTexts.cancelledNote,
        cancelledBy: row.userId,
        cancelledLate,
        ...('booking' in row && row.booking
          ? { booking: { ...row.booking, status: 'cancelled' } }
          : undefined),
      }),
    );
    // One with money in it is read on: it says what stands of it.
    reads.change<OwnBooking[]>(['bookings'], (bookings) =>
      bookings
        .filter((booking) => booking.eventId !== eventId || booking.amountPaidCents > 0)
        .map((booking) =>
          booking.eventId === eventId && booking.status !== 'cancelled'
            ? { ...booking, status: 'cancelled', cancelledBy: booking.userId }
            : booking,
        ),
    );
  },
};
