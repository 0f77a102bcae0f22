import type { SnapshotFrom } from 'xstate';
import type { PaymentVerificationView, paymentVerificationMachine } from './payment-verification.machine.ts';

/** What the page shows now. */
export function viewOf(snapshot: SnapshotFrom<typeof paymentVerificationMachine>): PaymentVerificationView {
  const { value } = snapshot;
  return value === 'unopened' ? 'verifying' : value;
}
