import type { NoticeEmitted } from '../notice-emitted.ts';

/** Which event the machine cancels for. */
export interface CancellationInput {
  eventId: string;
}

/** Memory of the machine. */
export interface CancellationContext {
  eventId: string;
}

/** Everything the machine listens to. */
export type CancellationEvent =
  /** She pressed 'Cancel Booking'; `userId` is null when nobody is signed in. */
  | { type: 'cancellation.request'; userId: string | null }
  /** She confirmed in the dialog, or tries again after a failure. */
  | { type: 'cancellation.confirm' }
  /** She closed the dialog. */
  | { type: 'cancellation.dismiss' };

/** What the machine tells its surroundings. */
export type CancellationEmitted =
  | NoticeEmitted
  /** Nobody is signed in: go to the sign-in page. */
  | { type: 'signIn.needed' }
  /** Applications, bookings or seats may have changed: read again. */
  | { type: 'applications.changed' };
