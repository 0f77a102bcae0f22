import type { SnapshotFrom } from 'xstate';
import type { emailConfirmationMachine } from './email-confirmation.machine.ts';
import type { EmailConfirmationView } from './email-confirmation.types.ts';

/** What the page shows now. */
export function viewOf(snapshot: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationView {
  const { value } = snapshot;
  return value === 'unopened' || value === 'confirming' ? 'loading' : value;
}
