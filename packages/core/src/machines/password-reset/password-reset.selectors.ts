import type { SnapshotFrom } from 'xstate';
import type { passwordResetMachine } from './password-reset.machine.ts';
import type { PasswordResetProblem } from './password-reset.rules.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

/** The button is busy. */
export const isSending = (snapshot: Snapshot): boolean =>
  snapshot.matches({ asking: { answering: 'sending' } });

/** The page says where to look now. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches({ asking: { answering: 'sent' } });

/** The address that instructions were asked for. */
export const emailOf = (snapshot: Snapshot): string => snapshot.context.email;

/** What the form says about the last try; null while one is under way. */
export const resetProblemOf = (snapshot: Snapshot): PasswordResetProblem | null =>
  snapshot.matches('idle') ? snapshot.context.problem : null;
