import type { PaymentMatch, PaymentTarget } from '../entities/index.ts';
import type { StatementLine } from './statement-lines.ts';

/**
 * What a line of a statement is: it `fits` a booking that awaits it; `double`: it was recorded before, stands in the file
 * twice, or its booking is paid already; `differs` from what its booking awaits; `unknown`: it names no booking;
 * `skipped`: no money came with it.
 */
export type StatementFinding = { readonly line: StatementLine } & (
  | { readonly kind: 'fits'; readonly target: PaymentTarget }
  | { readonly kind: 'double'; readonly reason: 'recorded' | 'twice'; readonly target: PaymentTarget | null }
  | { readonly kind: 'double'; readonly reason: 'paid'; readonly target: PaymentTarget }
  | {
      readonly kind: 'differs';
      readonly reason: 'amount' | 'currency' | 'ended';
      readonly target: PaymentTarget;
    }
  | { readonly kind: 'differs'; readonly reason: 'several'; readonly target: null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'skipped'; readonly reason: 'outgoing' | 'not-completed' | 'unreadable' }
);

/** Two halves of a reference, perhaps apart; where one may begin is looked at anew from every letter. */
const HALF = '[2-9BCDFGHJKLMNPQRSTVWXZ]{4}';
const REFERENCE = new RegExp(`(?<![0-9A-Z])(?=(${HALF})[ \\-–]?(${HALF})(?![0-9A-Z]))`, 'g');
const TRANSACTION = /^[0-9A-Z]{8,40}$/;
const CURRENCY = /^[A-Z]{3}$/;

/** What in a payer's words may be a reference, in capital letters and without a gap; one that is named twice once. */
export function referencesIn(note: string): ReadonlySet<string> {
  const found = note.normalize('NFKC').toUpperCase().matchAll(REFERENCE);
  return new Set([...found].map(([, one = '', other = '']) => one + other));
}

/**
 * Joins each line of a statement to the booking that its note names. No line and no booking is ever matched twice, and
 * what was recorded before is matched no more.
 */
export function matchStatement(
  lines: readonly StatementLine[],
  targets: readonly PaymentTarget[],
): StatementFinding[] {
  const byReference = new Map(targets.map((target) => [target.reference, target]));
  const recorded = new Map(
    targets.flatMap((target) => target.payments.map(({ reference }) => [reference.toUpperCase(), target])),
  );
  const seen = new Set<string>();
  const paid = new Set(
    targets
      .filter(({ payments }) => payments.some(({ status }) => status === 'accepted'))
      .map(({ bookingId }) => bookingId),
  );

  return lines.map((line): StatementFinding => {
    const { transaction, amountCents, currency } = line;
    if (amountCents === null || !TRANSACTION.test(transaction) || !CURRENCY.test(currency))
      return { kind: 'skipped', reason: 'unreadable', line };
    if (amountCents <= 0) return { kind: 'skipped', reason: 'outgoing', line };
    if (!line.isCompleted) return { kind: 'skipped', reason: 'not-completed', line };

    const before = recorded.get(transaction);
    if (before) return { kind: 'double', reason: 'recorded', target: before, line };
    if (seen.has(transaction)) return { kind: 'double', reason: 'twice', target: null, line };
    seen.add(transaction);

    const named = [...referencesIn(line.note)].flatMap((reference) => byReference.get(reference) ?? []);
    const [target] = named;
    if (!target) return { kind: 'unknown', line };
    if (named.length > 1) return { kind: 'differs', reason: 'several', target: null, line };
    if (target.bookingStatus === 'cancelled') return { kind: 'differs', reason: 'ended', target, line };
    if (paid.has(target.bookingId)) return { kind: 'double', reason: 'paid', target, line };
    if (currency !== target.currency) return { kind: 'differs', reason: 'currency', target, line };
    if (amountCents !== target.amountCents) return { kind: 'differs', reason: 'amount', target, line };
    paid.add(target.bookingId);
    return { kind: 'fits', target, line };
  });
}

/**
 * What of a finding can be recorded: a payment that fits, and on wish one that came for a booking and settles nothing, so
 * that it stands among what goes back.
 */
export function matchOf(finding: StatementFinding): PaymentMatch | null {
  const { line } = finding;
  const isToRecord =
    finding.kind === 'fits' ||
    (finding.kind === 'differs' && finding.target !== null) ||
    (finding.kind === 'double' && finding.reason === 'paid');
  if (!isToRecord || !finding.target || line.amountCents === null) return null;
  return {
    bookingId: finding.target.bookingId,
    transaction: line.transaction,
    amountCents: line.amountCents,
    currency: line.currency,
  };
}
