import type { PaymentTarget, StatementPayment } from '../entities/payment-desk.ts';
import type { StatementLine } from './statement-lines.ts';
import type { StatementLineKind } from './statement-returns.ts';

/**
 * What a line of a statement is: it `fits` a booking that awaits it, or that was confirmed by hand; `proposed`: it
 * names no booking, and may be for this one; `returned`: its money went back; `back`: it gives back a payment that is
 * recorded; `double`: it was recorded before, stands in the file twice, or its booking is paid already; `together`: less
 * than its booking awaits, and the price with what else came for it; `differs` from what its booking awaits; `unknown`: it
 * names no booking; `aside`: an admin said that it is none of ours; `skipped`: no money came with it.
 */
export type StatementFinding = { readonly line: StatementLine } & (
  | { readonly kind: 'fits'; readonly target: PaymentTarget }
  | { readonly kind: 'proposed'; readonly reason: 'letter' | 'name'; readonly target: PaymentTarget }
  | {
      readonly kind: 'together';
      readonly target: PaymentTarget;
      /** Places of the lines that are the price together, its own among them. */
      readonly places: readonly number[];
      /** What was recorded before and belongs to it. */
      readonly recorded: readonly StatementPayment[];
    }
  | {
      readonly kind: 'back';
      readonly reason: 'refund' | 'reversal';
      readonly target: PaymentTarget;
      /** The booking has its seat by this money. */
      readonly holdsSeat: boolean;
    }
  | { readonly kind: 'aside' }
  | {
      readonly kind: 'returned';
      /** All of it or a part, never recorded; or it was `recorded` before. */
      readonly reason: 'wholly' | 'partly' | 'recorded';
      /** In cents of the line's currency. */
      readonly returnedCents: number;
      readonly target: PaymentTarget | null;
      /** The booking has its seat by this money. */
      readonly holdsSeat: boolean;
    }
  | { readonly kind: 'double'; readonly reason: 'recorded' | 'twice'; readonly target: PaymentTarget | null }
  | { readonly kind: 'double'; readonly reason: 'paid'; readonly target: PaymentTarget }
  | {
      readonly kind: 'differs';
      readonly reason: 'amount' | 'currency' | 'ended' | 'full';
      readonly target: PaymentTarget;
    }
  | { readonly kind: 'differs'; readonly reason: 'several'; readonly target: null }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'skipped';
      readonly reason: Exclude<StatementLineKind, 'payment'> | 'outgoing' | 'not-completed' | 'unreadable';
    }
);
