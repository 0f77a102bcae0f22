import type { ApplicationWithEvent } from '@sorella/core/domain/entities/application';
import type { OwnBooking } from '@sorella/core/domain/entities/booking';
import { latestApplications } from '@sorella/core/domain/events/latest-applications';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { ownApplicationsQuery, ownBookingsQuery } from './queries.ts';

/** What a member has to do with the events on the page. */
export interface OwnState {
  /** The latest application for an event or null. */
  applicationFor(eventId: string): ApplicationWithEvent | null;
  /** The booking that decides the card: a paid one before a pending one, one that ended with the application that it is of. */
  bookingFor(eventId: string): OwnBooking | null;
}

/** The result of reading both lists: a visitor has nothing and waits for nothing. */
export type OwnStateResult =
  | { status: 'pending' }
  | {
      status: 'ready';
      own: OwnState;
      /**
       * Her applications could not be read: that an event has none says nothing. Her bookings alone do not
       * matter, since each comes of an application.
       */
      isUnknown: boolean;
      /** When they were read, in ms since 1970, where they could not be read again; undefined otherwise. */
      readAt: number | undefined;
      /** They are being read again. */
      isRechecking: boolean;
      retry(): void;
    };

function indexed(applications: readonly ApplicationWithEvent[], bookings: readonly OwnBooking[]): OwnState {
  const latest = latestApplications(applications);
  const deciding = new Map<string, OwnBooking>();
  for (const booking of bookings) {
    if (booking.status === 'cancelled' && booking.applicationId !== latest.get(booking.eventId)?.id) continue;
    if (booking.status === 'paid' || !deciding.has(booking.eventId)) deciding.set(booking.eventId, booking);
  }
  return {
    applicationFor: (eventId) => latest.get(eventId) ?? null,
    bookingFor: (eventId) => deciding.get(eventId) ?? null,
  };
}

/** As of when a page is that shows several answers, in ms since 1970: the oldest that could not be read again. */
export function shownAsOf(...readAt: readonly (number | undefined)[]): number | undefined {
  const known = readAt.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

const NOTHING = indexed([], []);

/** Reads a member's applications and bookings; `userId` is null for a visitor. Each falls back by itself. */
export function useOwnState(userId: string | null): OwnStateResult {
  const { data } = useAppServices();
  const applications = useQuery({
    ...ownApplicationsQuery(data, userId ?? ''),
    enabled: userId !== null,
  });
  const bookings = useQuery({
    ...ownBookingsQuery(data, userId ?? ''),
    enabled: userId !== null,
  });
  if (userId === null)
    return {
      status: 'ready',
      own: NOTHING,
      isUnknown: false,
      readAt: undefined,
      isRechecking: false,
      retry() {},
    };
  // What failed once and is read again counts as pending to the query: the cards stay where they are meanwhile.
  const isAnswered = [applications, bookings].every((read) => read.isFetched || read.data !== undefined);
  if (!isAnswered) return { status: 'pending' };
  return {
    status: 'ready',
    own: indexed(applications.data ?? [], bookings.data ?? []),
    isUnknown: applications.data === undefined,
    readAt: applications.data && applications.isError ? applications.dataUpdatedAt : undefined,
    isRechecking: applications.data === undefined && applications.isFetching,
    retry() {
      if (applications.error) void applications.refetch();
      if (bookings.error) void bookings.refetch();
    },
  };
}
