import type { SnapshotFrom } from 'xstate';
import type { confirmationResendMachine } from './confirmation-resend.machine.ts';

type Snapshot = SnapshotFrom<typeof confirmationResendMachine>;

/** 'Sending...' */
export const isResending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { answering: 'sending' } });

/** A mail went out less than a minute ago, with the sign-up or asked for. */
export const isPausing = (snapshot: Snapshot): boolean => snapshot.matches({ asking: { answering: 'sent' } });

/** That mail was asked for here, and the page says so: nothing is said to be on its way that nobody has sent. */
export const isResent = (snapshot: Snapshot): boolean => isPausing(snapshot) && snapshot.context.isAskedFor;

/** When the link may be asked for again, in ms since 1970; null when it may. */
export const sendableAtOf = (snapshot: Snapshot): number | null => snapshot.context.sendableAt;
