import type { SnapshotFrom } from 'xstate';
import type { confirmationResendMachine } from './confirmation-resend.machine.ts';

type Snapshot = SnapshotFrom<typeof confirmationResendMachine>;

/** 'Sending...' */
export const isResending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { answering: 'sending' } });

/** The link was asked for less than a minute ago, and the page says so. */
export const isResent = (snapshot: Snapshot): boolean => snapshot.matches({ asking: { answering: 'sent' } });

/** When the link may be asked for again, in ms since 1970; null when it may. */
export const sendableAtOf = (snapshot: Snapshot): number | null => snapshot.context.sendableAt;
