import type { Application, ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import type { Booking } from '@sorella/core/domain/entities/booking';
import { type Event, PUBLISHED_AT_ONCE } from '@sorella/core/domain/entities/event';
import { type EventCardState, eventCardState } from '@sorella/core/domain/events/event-card-state';

/** The moment at which every story and component test takes place. */
export const NOW = Date.parse('2026-11-21T12:00:00Z');

/** The member whose cards these are. */
export const MAYA = '00000000-0000-4000-8000-000000000002';

/** A paid event eight days ahead with room left; the given fields differ. */
export function anEvent(given: Partial<Event> = {}): Event {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    title: 'Sunday long-table brunch',
    description: 'Sourdough, shakshuka and twelve women you have not met yet.',
    detailedDescription:
      'We set one long table, so nobody sits at the edge.\n\nExpect sourdough from the corner bakery, shakshuka in the pan it was cooked in, and a round of names before the coffee. Vegetarian throughout; tell us about allergies when you arrive.\n\nBring nothing but an appetite.',
    category: 'Food & Drinks',
    location: 'Kreuzberg, Berlin',
    city: 'Berlin',
    timeZone: 'Europe/Berlin',
    startTime: '2026-11-29T10:00:00+00:00',
    endTime: '2026-11-29T13:00:00+00:00',
    maxAttendees: 20,
    creditsRequired: 6,
    imageUrl: null,
    createdBy: null,
    paypalUsername: 'Sorella',
    paypalPaymentLink: 'https://paypal.me/Sorella/30.00',
    attendeesCount: 14,
    publishedAt: PUBLISHED_AT_ONCE,
    cancelledAt: null,
    cancellationReason: null,
    updatedAt: '2026-11-01T12:00:00+00:00',
    ...given,
  };
}

/** The same without a price. */
export function aFreeEvent(given: Partial<Event> = {}): Event {
  return anEvent({
    id: '00000000-0000-4000-8000-0000000000e2',
    title: 'Book club: Orbital',
    description: 'One slim novel, sixteen sunrises.',
    category: 'Educational',
    location: 'Neukölln, Berlin',
    startTime: '2026-12-10T18:00:00+00:00',
    endTime: '2026-12-10T20:00:00+00:00',
    maxAttendees: 12,
    attendeesCount: 8,
    creditsRequired: 0,
    paypalUsername: null,
    paypalPaymentLink: null,
    ...given,
  });
}

/** A pending application of Maya's; the given fields differ. */
export function anApplication(given: Partial<Application> = {}): Application {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    userId: MAYA,
    eventId: '00000000-0000-4000-8000-0000000000e1',
    status: 'pending',
    applicationDate: '2026-11-20T09:30:00+00:00',
    adminNotes: null,
    paymentRequired: true,
    paymentAmountCents: 3_000,
    paymentMethod: 'paypal',
    processedAt: null,
    cancelledBy: null,
    cancelledLate: false,
    reference: 'K7M49QXT',
    paidStatedAt: null,
    payBy: null,
    expired: false,
    createdAt: '2026-11-20T09:30:00+00:00',
    updatedAt: '2026-11-20T09:30:00+00:00',
    ...given,
  };
}

/** What an application for this event says of money. */
const paymentOf = (event: Event | null): Partial<Application> =>
  (event?.creditsRequired ?? 0) > 0
    ? {}
    : { paymentRequired: false, paymentAmountCents: 0, paymentMethod: 'free' };

/** An application with its event joined in. */
export function anApplicationFor(
  event: Event | null,
  { booking = null, messages = [], ...given }: Partial<ApplicationHistoryEntry> = {},
): ApplicationHistoryEntry {
  return {
    ...anApplication({ eventId: event?.id ?? MAYA, ...paymentOf(event), ...given }),
    event: event && { ...event, rescheduledAt: null },
    messages,
    booking,
  };
}

/** The card's state for Maya at {@link NOW}. */
export function aState(
  event: Event,
  {
    application,
    booking,
    signedIn = true,
  }: { application?: Partial<Application>; booking?: Booking['status']; signedIn?: boolean } = {},
): EventCardState {
  return eventCardState({
    event,
    application: application ? anApplication({ ...paymentOf(event), ...application }) : null,
    booking: booking ? { status: booking } : null,
    now: NOW,
    signedIn,
  });
}
