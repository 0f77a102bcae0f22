import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** Where she pays what she owes: there once she has applied. */
export const paymentLinkIn = (snapshot: Snapshot): string | null => snapshot.context.paymentLink;

/** The member's press is on its way: the button is busy and further presses do nothing. */
export const isApplying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
