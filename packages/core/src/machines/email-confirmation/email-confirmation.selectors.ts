import type { SnapshotFrom } from 'xstate';
import type { EmailConfirmationView, emailConfirmationMachine } from './email-confirmation.machine.ts';

/** What the page shows now. */
export function viewOf(snapshot: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const { value } = snapshot;
  return value === 'unopened' || value === 'confirming' ? 'loading' : value;
}
