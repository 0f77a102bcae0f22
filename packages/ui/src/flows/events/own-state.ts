import type { ApplicationWithEvent, Booking } from '@sorella/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { ownApplicationsQuery, ownBookingsQuery } from '../runtime/queries.ts';

/** What a member has to do with the events on the page. */
export interface OwnState {
  /** The latest application for an event or null. */
  applicationFor(eventId: string): ApplicationWithEvent | null;
  /** The booking that decides the card: a paid one before a pending one. */
  bookingFor(eventId: string): Booking | null;
}

/** The result of reading both lists: a visitor has nothing and waits for nothing. */
export type OwnStateResult =
  | { status: 'pending' }
  | { status: 'failed'; error: Error; retry(): void }
  | { status: 'ready'; own: OwnState };

const NOTHING: OwnState = { applicationFor: () => null, bookingFor: () => null };

function indexed(applications: readonly ApplicationWithEvent[], bookings: readonly Booking[]): OwnState {
  const latest = new Map<string, ApplicationWithEvent>();
  // Newest first: the first one of an event stands.
  for (const application of applications) {
    if (!latest.has(application.eventId)) latest.set(application.eventId, application);
  }
  const deciding = new Map<string, Booking>();
  for (const booking of bookings) {
    if (booking.status === 'paid' || !deciding.has(booking.eventId)) deciding.set(booking.eventId, booking);
  }
  return {
    applicationFor: (eventId) => latest.get(eventId) ?? null,
    bookingFor: (eventId) => deciding.get(eventId) ?? null,
  };
}

/** Reads a member's applications and bookings; `userId` is null for a visitor. */
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
  if (userId === null) return { status: 'ready', own: NOTHING };
  if (applications.data && bookings.data) {
    return { status: 'ready', own: indexed(applications.data, bookings.data) };
  }
  const error = applications.error ?? bookings.error;
  if (!error) return { status: 'pending' };
  return {
    status: 'failed',
    error,
    retry() {
      void applications.refetch();
      void bookings.refetch();
    },
  };
}
