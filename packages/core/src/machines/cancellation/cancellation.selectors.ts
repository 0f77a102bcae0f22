import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancellationTerms } from './cancellation.rules.ts';

type Snapshot = SnapshotFrom<typeof cancellationMachine>;

/** The confirm dialog is on the screen. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** The answer is on its way: both buttons of the dialog do nothing. */
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** The last try failed and can be repeated from the dialog. */
export const hasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed');

/** Whether it is unknown if a failed try arrived: that her application still stands may not be said then. */
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.context.unanswered;

/** What the question tells of her seat and her money. */
export const termsOf = (snapshot: Snapshot): CancellationTerms | null => snapshot.context.terms;
