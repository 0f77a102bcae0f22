import type {
  Application,
  ApplicationHistoryEntry,
  ApplicationWithEvent,
} from '../../domain/entities/application.ts';
import type { Booking, OwnBooking, PendingBooking } from '../../domain/entities/booking.ts';
import type { Event, EventDraft } from '../../domain/entities/event.ts';
import type { PaymentVerification } from '../../domain/entities/payment.ts';
import type { Page, PageQuery, ReadOptions, ReplayOptions } from './reading.ts';

/** Filters and page of the listing. */
export interface EventQuery {
  /** Lists events that start at this instant or later; ISO 8601. */
  from: string;
  category: string | null;
  /** Matched as a substring of the location. */
  city: string | null;
  /** Words that all stand somewhere in title, description or place, accents and case aside; at most 100 letters count. */
  search?: string | null;
  /** 1 is the first page. */
  page: number;
  pageSize: number;
}

/** One page of the listing and the number of all matching events. */
export interface EventPage {
  events: Event[];
  /** At most 300: there the counting ends; whoever has more to look through narrows it. */
  total: number;
}

/** What a filter offers, and how many events it would show beside the other choices made. */
export interface EventFilterOption {
  name: string;
  count: number;
}

/** The choices of both filters with their numbers. */
export interface EventFilters {
  /** Only those that have events, by name. */
  categories: EventFilterOption[];
  /** First comma parts of the locations of all events to come, by name; a number may be 0. */
  cities: EventFilterOption[];
}

/** Somebody who is going, as other members see her. */
export interface EventFace {
  userId: string;
  firstName: string | null;
  avatarUrl: string | null;
}

/** Up to three who are going to one event. */
export interface EventFaces {
  eventId: string;
  faces: EventFace[];
}

/** How many wait for a decision, have a seat, have paid, and how much in cents. */
export interface EventApplicationCounts {
  pending: number;
  approved: number;
  paid: number;
  paidCents: number;
}

/** Gatherings: reading for everyone, writing for admins. */
export interface Events {
  list(query: EventQuery, options?: ReadOptions): Promise<EventPage>;
  /** The choices of the filters with their numbers: each counts with the others' choice, not with its own (R-275). */
  listFilters(
    query: Pick<EventQuery, 'from' | 'category' | 'city' | 'search'>,
    options?: ReadOptions,
  ): Promise<EventFilters>;
  /**
   * Who is going to these events: three each at most, the caller left out, events without any too. Nobody
   * is shown to whoever has no member access; rejects with `not-signed-in` for visitors, who see the number.
   */
  listFaces(eventIds: readonly string[], options?: ReadOptions): Promise<EventFaces[]>;
  /** The cities of upcoming events, sorted. */
  listCities(options?: ReadOptions): Promise<string[]>;
  /** Rejects with `not-found`. */
  get(eventId: string, options?: ReadOptions): Promise<Event>;
  /**
   * Creates a gathering under an id made by the client: the same one again is answered with what stands there.
   * Rejects with `forbidden` for others than the admin named and signed in, `conflict` when the id is another's,
   * `invalid-input`.
   */
  create(
    userId: string,
    draft: EventDraft & { id: string },
    options?: Pick<ReplayOptions, 'operationId'>,
  ): Promise<Event>;
  /**
   * As {@link Profiles.update}, for the admin named. Rejects with `forbidden`, `not-found`, `conflict`, `invalid-input`,
   * `seats-below-approved`, `paypal-username-required`. Another time or place is mailed to whoever
   * applied.
   */
  update(
    userId: string,
    eventId: string,
    changes: Partial<EventDraft>,
    options?: ReplayOptions,
  ): Promise<Event>;
  /** What deleting would do to applications; for admins, else `forbidden`. */
  countApplications(eventId: string, options?: ReadOptions): Promise<EventApplicationCounts>;
  /**
   * Takes the event out of sight: pending applications are denied with 'Event cancelled', approved ones too unless it
   * is over, and their members get a mail. Rejects with `forbidden`, `not-found`, `event-has-paid-bookings`
   * unless forced.
   */
  delete(eventId: string, options?: { force?: boolean }): Promise<void>;
  /**
   * Cancels an event that is not over: pending and approved applications are denied with the reason (1 to 500
   * characters), their members get a mail with it, and the event keeps its page, which says so. The same again changes
   * nothing. Rejects with `forbidden`, `not-found`, `event-over`, `invalid-input`.
   */
  cancel(eventId: string, reason: string): Promise<Event>;
  /**
   * Stores an image under a random name and gives its public URL. What type it is its bytes tell, whatever is
   * said. Rejects with `file-too-large`, `unsupported-file`, `forbidden`.
   */
  uploadImage(image: { bytes: Uint8Array; contentType: string }): Promise<string>;
}

/** A member's applications and bookings. */
export interface Applications {
  /**
   * Applies for the caller. Status, price and method are set by the server.
   * Rejects with `not-signed-in`, `event-full`, `event-over`, `already-applied`, `not-found`, `too-many-applications`.
   */
  apply(input: { eventId: string; userId: string }): Promise<Application>;
  /** The caller's applications, newest first, with their events. */
  listOwn(userId: string, options?: ReadOptions): Promise<ApplicationWithEvent[]>;
  /** The same page by page, with what was paid and how to pay: the history of My Applications. */
  listHistory(
    userId: string,
    query: Pick<PageQuery, 'page' | 'pageSize'>,
    options?: ReadOptions,
  ): Promise<Page<ApplicationHistoryEntry>>;
  /**
   * The member says that she has sent the money, or takes that back. The admin reads when it was said first; it decides
   * nothing. Rejects with `no-application` for another's or a free one, `already-decided` unless pending,
   * `too-many-paid-statements`.
   */
  statePaid(input: { applicationId: string; paid: boolean }): Promise<Application>;
  /** The caller's newest application for one event or null. */
  getOwnForEvent(input: { eventId: string; userId: string }): Promise<Application | null>;
  /** The caller's bookings that are pending or paid, and of those that ended the ones with money in them. */
  listOwnBookings(userId: string, options?: ReadOptions): Promise<OwnBooking[]>;
  /**
   * Cancels the caller's pending or approved application, its booking and the seat in one step (R-326 to
   * Rejects with `no-application`, `no-active-booking`.
   */
  cancel(input: { eventId: string }): Promise<{ cancelledLate: boolean }>;
}

/** What of the pending bookings is read: a reference, a member's name or a title narrows it. */
export interface PendingQuery extends PageQuery {
  search?: string | null;
  /** Those for events that are over, instead of the others. */
  isPast?: boolean;
}

/** A page of what waits, and since when the first of them all does: ISO 8601, null when nothing waits. */
export interface PendingPage extends Page<PendingBooking> {
  oldest: string | null;
  /** How many wait for events that are over, whatever is listed. */
  past: number;
}

/** The admins' review of bookings (R-360 to R-369); every method rejects with `forbidden` for others. */
export interface Bookings {
  /** Pending ones only, newest first, names and e-mails resolved. */
  listPending(query: PendingQuery, options?: ReadOptions): Promise<PendingPage>;
  /** Cancelled ones, newest-updated first. */
  listCancelled(query: PageQuery, options?: ReadOptions): Promise<Page<Booking>>;
}

/**
 * Payment confirmation pages. Each may be asked again, also from two tabs at once: a payment is
 * recorded once. `success` is true when it is paid and its application approved. Rejects with `not-found` for an
 * id that is none or somebody else's, `not-signed-in`; `serverMessage` is the text to show.
 */
export interface Payments {
  verifySubscription(sessionId: string): Promise<PaymentVerification>;
  verifyEvent(sessionId: string): Promise<PaymentVerification>;
  verifyPaypal(orderId: string): Promise<PaymentVerification>;
}
