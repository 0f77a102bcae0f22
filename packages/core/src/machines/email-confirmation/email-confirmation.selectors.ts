import type { SnapshotFrom } from 'xstate';
import type { EmailConfirmationView, emailConfirmationMachine } from './email-confirmation.machine.ts';

/** The address that was confirmed here, for the form that comes next; null when it is not known. */
export const confirmedEmailOf = ({ context }: SnapshotFrom<typeof emailConfirmationMachine>): string | null =>
  context.email;

/** What the page shows now. */
export function viewOf(snapshot: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const { value } = snapshot;
  return value === 'unopened' || value === 'confirming' ? 'loading' : value;
}
