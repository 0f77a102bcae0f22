import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** The member's press is on its way: the button is busy and further presses do nothing. */
export const isApplying = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
