import type { Session } from '@sorella/core/data-port';
import type { Application, ApplicationWithEvent } from '@sorella/core/domain/entities/application';
import type { Booking, PendingBooking } from '@sorella/core/domain/entities/booking';
import type { Event, EventSummary } from '@sorella/core/domain/entities/event';
import { PUBLISHED_AT_ONCE } from '@sorella/core/domain/entities/event';
import type { Profile, PublicProfile } from '@sorella/core/domain/entities/profile';
import { guessCity } from '@sorella/core/domain/events/event-city';
import { priceInCents } from '@sorella/core/domain/events/money';
import { guessTimeZone } from '@sorella/core/domain/geography/time-zones';
import { OCCASIONS, PEOPLE } from './content.ts';
import { DEMO_IDS, idOf } from './scenarios/ids.ts';
import { BASE_NOW, inDays, inHours, LONG_AGO } from './scenarios/instants.ts';

/*
 * Everything is derived from a number, never from a counter shared by a page: the same call gives the
 * same row whichever story or test runs first. Two different rows need two different numbers.
 */

/** Which row of its kind; 1 when left out. */
interface Numbered {
  n?: number;
}

function pick<Item>(items: readonly Item[], n: number): Item {
  const item = items[(n - 1) % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A member's whole profile; numbers 1 to 4 are the demo accounts, Maya when left out. */
export function aMember({ n = 2, ...overrides }: Numbered & Partial<Profile> = {}): Profile {
  const { firstName, lastName, title, bio, city } = pick(PEOPLE, n);
  return {
    id: idOf('member', n),
    firstName,
    lastName,
    title,
    bio,
    avatarUrl: null,
    phone: null,
    gender: 'female',
    city,
    age: 24 + (n % 30),
    whatsappGroupOptIn: n % 2 === 0,
    updatedAt: LONG_AGO,
    ...overrides,
  };
}

/** The admin of the demo world. */
export function anAdmin(overrides: Partial<Profile> = {}): Profile {
  return aMember({ n: 1, ...overrides });
}

/** What other members may see of one. */
export function aPublicProfile(overrides: Numbered & Partial<PublicProfile> = {}): PublicProfile {
  const { n, ...rest } = overrides;
  const { id, firstName, lastName, title, avatarUrl } = aMember(n === undefined ? {} : { n });
  return { id, firstName, lastName, title, avatarUrl, ...rest };
}

/** Someone signed in; the session lasts an hour from the base instant. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    userId: DEMO_IDS.maya,
    email: 'maya@sorella.test',
    expiresAt: BASE_NOW.getTime() / 1000 + 3600,
    ...overrides,
  };
}

/** How an event differs from the plain one. */
export interface EventTraits extends Numbered, Partial<Event> {
  /** Every seat is taken. */
  full?: boolean;
}

/** The link that the database makes: null when the event is free or nobody's name is known. */
function paymentLink(username: string | null, credits: number): string | null {
  if (!username || credits <= 0) return null;
  return `https://paypal.me/${username}/${(priceInCents(credits) / 100).toFixed(2)}`;
}

/** A gathering; its price decides whether there is a payment link. */
export function anEvent({ n = 1, full = false, ...overrides }: EventTraits = {}): Event {
  const { day, hour, hours, ...occasion } = pick(OCCASIONS, n);
  const event: Event = {
    ...occasion,
    timeZone: guessTimeZone(overrides.location ?? occasion.location),
    ...(overrides.location !== undefined && { city: guessCity(overrides.location) }),
    id: idOf('event', n),
    startTime: inDays(day, hour),
    endTime: inDays(day, hour + hours),
    imageUrl: null,
    createdBy: DEMO_IDS.admin,
    paypalUsername: (overrides.creditsRequired ?? occasion.creditsRequired) > 0 ? 'sorella' : null,
    paypalPaymentLink: null,
    attendeesCount: 0,
    publishedAt: PUBLISHED_AT_ONCE,
    cancelledAt: null,
    cancellationReason: null,
    updatedAt: LONG_AGO,
    ...overrides,
  };
  return {
    ...event,
    attendeesCount: full ? event.maxAttendees : event.attendeesCount,
    paypalPaymentLink:
      overrides.paypalPaymentLink === undefined
        ? paymentLink(event.paypalUsername, event.creditsRequired)
        : overrides.paypalPaymentLink,
  };
}

function summaryOf(event: Event): EventSummary {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    detailedDescription: event.detailedDescription,
    startTime: event.startTime,
    endTime: event.endTime,
    location: event.location,
    timeZone: event.timeZone,
    maxAttendees: event.maxAttendees,
    imageUrl: event.imageUrl,
    category: event.category,
    creditsRequired: event.creditsRequired,
  };
}

/** How an application differs from Maya's pending one for a free event. */
export interface ApplicationTraits extends Numbered, Partial<Application> {
  /** The event it is for: decides event id, price and method. */
  event?: Event;
}

/** One member's wish to attend one event. */
export function anApplication({ n = 1, event, ...overrides }: ApplicationTraits = {}): Application {
  const status = overrides.status ?? 'pending';
  const credits = event?.creditsRequired ?? 0;
  return {
    id: idOf('application', n),
    userId: DEMO_IDS.maya,
    eventId: event?.id ?? idOf('event', 2),
    status,
    applicationDate: inHours(-24 - n),
    adminNotes: null,
    paymentRequired: credits > 0,
    paymentAmountCents: priceInCents(credits),
    paymentMethod: credits > 0 ? 'paypal' : 'free',
    processedAt: status === 'pending' ? null : inHours(-12),
    cancelledBy: null,
    cancelledLate: false,
    reference: 'K7M49QXT',
    paidStatedAt: null,
    payBy: null,
    expired: false,
    createdAt: inHours(-24 - n),
    updatedAt: status === 'pending' ? inHours(-24 - n) : inHours(-12),
    ...overrides,
  };
}

/** Traits of an application that its own member cancelled. */
export const cancelledByMember = {
  status: 'denied',
  adminNotes: 'Cancelled by user',
  cancelledBy: DEMO_IDS.maya,
} as const satisfies Partial<Application>;

/** An application with its event, as 'My Applications' lists it; `event: null` when the event is gone. */
export function anApplicationWithEvent({
  event = anEvent({ n: 2 }),
  ...overrides
}: Omit<ApplicationTraits, 'event'> & { event?: Event | null } = {}): ApplicationWithEvent {
  const application = anApplication({ ...overrides, ...(event ? { event } : {}) });
  return { ...application, event: event && summaryOf(event), messages: [] };
}

/** How a booking differs from Maya's pending one. */
export interface BookingTraits extends Numbered, Partial<Booking> {
  /** The event it pays for: decides event id and credits. */
  event?: Event;
}

/** The money side of a paid application; its amount is zero until approved. */
export function aBooking({ n = 1, event = anEvent(), ...overrides }: BookingTraits = {}): Booking {
  const status = overrides.status ?? 'pending';
  return {
    id: idOf('booking', n),
    userId: DEMO_IDS.maya,
    eventId: event.id,
    applicationId: idOf('application', n),
    creditsUsed: event.creditsRequired,
    amountPaidCents: status === 'paid' ? priceInCents(event.creditsRequired) : 0,
    status,
    paymentMethod: 'paypal',
    paypalPaymentId: null,
    cancelledBy: null,
    createdAt: inHours(-24 - n),
    updatedAt: inHours(-24 - n),
    ...overrides,
  };
}

/** A row of the pending-bookings dashboard, ids resolved. */
export function aPendingBooking({
  n = 1,
  event = anEvent({ n }),
  member = aMember({ n: n + 1 }),
  ...overrides
}: Numbered & { event?: Event; member?: Profile } & Partial<
    Omit<PendingBooking, 'event' | 'member'>
  > = {}): PendingBooking {
  const { id, title, startTime, timeZone, location, creditsRequired } = event;
  return {
    booking: aBooking({ n, event, userId: member.id }),
    application: {
      id: idOf('application', n),
      reference: 'K7M49QXT',
      paymentAmountCents: priceInCents(creditsRequired),
      paidStatedAt: null,
      payBy: null,
    },
    received: null,
    member: {
      id: member.id,
      firstName: member.firstName,
      lastName: member.lastName,
      avatarUrl: member.avatarUrl,
    },
    email: emailOf(member),
    event: { id, title, startTime, timeZone, location, creditsRequired },
    ...overrides,
  };
}

/** The address of someone in the mock worlds: first name at sorella.test, the admin's apart. */
export function emailOf(member: Pick<Profile, 'id' | 'firstName'>): string {
  if (member.id === DEMO_IDS.admin) return 'admin@sorella.test';
  const name = (member.firstName ?? 'someone').normalize('NFD').replace(/[^a-zA-Z0-9]/g, '');
  return `${name.toLowerCase()}@sorella.test`;
}
