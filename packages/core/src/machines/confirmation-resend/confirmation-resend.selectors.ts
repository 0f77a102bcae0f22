import type { SnapshotFrom } from 'xstate';
import { isSent } from '../asking-for-mail.ts';
import type { confirmationResendMachine } from './confirmation-resend.machine.ts';

type Snapshot = SnapshotFrom<typeof confirmationResendMachine>;

export {
  /** 'Sending...' */
  isSending as isResending,
  /** A mail went out less than a minute ago, with the sign-up or asked for. */
  isSent as isPausing,
} from '../asking-for-mail.ts';

/** That mail was asked for here, and the page says so: nothing is said to be on its way that nobody has sent. */
export const isResent = (snapshot: Snapshot): boolean => isSent(snapshot) && snapshot.context.isAskedFor;

/** When the link may be asked for again, in ms since 1970; null when it may. */
export const sendableAtOf = (snapshot: Snapshot): number | null => snapshot.context.sendableAt;
