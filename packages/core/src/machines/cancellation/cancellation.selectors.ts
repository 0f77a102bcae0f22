import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';

type Snapshot = SnapshotFrom<typeof cancellationMachine>;

/** The confirm dialog is on the screen. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** The answer is on its way: both buttons of the dialog do nothing. */
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The last try failed and can be repeated from the dialog. */
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');
