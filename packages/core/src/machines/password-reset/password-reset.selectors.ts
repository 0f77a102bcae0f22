import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './password-reset.machine.ts';
import type { PasswordResetProblem } from './password-reset.rules.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

// Busy, and where the page says where to look.
export { isSending, isSent } from '../asking-for-mail.ts';

/** The address that instructions were asked for. */
export const emailOf = (snapshot: Snapshot): string => snapshot.context.email;

/** What the form says about the last try; null while one is under way. */
export const resetProblemOf = (snapshot: Snapshot): PasswordResetProblem | null =>
  snapshot.matches('idle') ? snapshot.context.problem : null;
