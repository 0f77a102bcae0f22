import type { Application } from '../../domain/entities/application.ts';
import type { NoticeEmitted } from '../notice-emitted.ts';

/** What the screen knows when the member presses: mirrors of rules that the database enforces. */
export interface BookingFacts {
  /** The signed-in member, or null for a visitor. */
  userId: string | null;
  /** Every seat is taken. */
  isFull: boolean;
  /** She has a pending or approved application already. */
  hasActiveApplication: boolean;
}

/** Which event the machine applies for. */
export interface BookingInput {
  eventId: string;
}

/** Memory of the machine. */
export interface BookingContext {
  eventId: string;
  /** Who applied last; null before the first press. */
  userId: string | null;
  /** The checked payment link of the application just made; null when nothing is to be paid by link. */
  paymentLink: string | null;
}

/** 'Join', 'apply' and 'book' name one action. */
export interface BookingApply {
  type: 'booking.apply';
  facts: BookingFacts;
  /** The event's PayPal.me link as the page shows it, or null. */
  paymentLink: string | null;
}

/** Everything the machine listens to. */
export type BookingEvent = BookingApply;

/** What became of handing the payment link over. */
export interface HandOverResult {
  /** The link is in the clipboard. */
  copied: boolean;
  /** The browser opened it in a new tab. */
  opened: boolean;
}

/** What the machine tells its surroundings. */
export type BookingEmitted =
  | NoticeEmitted
  /** A visitor pressed: go to the sign-in page. */
  | { type: 'signIn.needed' }
  /** Applications, bookings or seats may have changed: read again. */
  | { type: 'applications.changed' };

/** Input of `applications.apply` and `applications.getOwnForEvent`. */
export interface OwnApplicationInput {
  eventId: string;
  userId: string;
}

/** Output of `applications.getOwnForEvent`. */
export type FoundApplication = Application | null;
