import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** What she owes, where she pays it, and by which reference it is found. */
export interface PaymentDue {
  readonly link: string;
  readonly reference: string;
  /** Euro cents. */
  readonly amountCents: number;
  /** ISO 8601 UTC; null where nothing says by when. */
  readonly payBy: string | null;
}

/** What she has to pay for the application just made; null when nothing is paid by link. */
export function paymentDueIn({ context }: Snapshot): PaymentDue | null {
  const { paymentLink: link, reference, amountCents, payBy } = context;
  return link === null || reference === '' ? null : { link, reference, amountCents, payBy };
}

/** She reads how to pay, before anything is opened. */
export const isPaymentShown = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** The member's press is on its way: the button is busy and further presses do nothing. */
export const isApplying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
