import type { PaymentMatch, PaymentTarget } from '../entities/payment-desk.ts';
import type { StatementLine } from './statement-lines.ts';
import { statementProposals } from './statement-proposals.ts';
import {
  isReturn,
  returnedByTransaction,
  type StatementLineKind,
  statementLineKind,
} from './statement-returns.ts';

/**
 * What a line of a statement is: it `fits` a booking that awaits it, or that was confirmed by hand; `proposed`: it
 * names no booking, and may be for this one; `returned`: its money went back; `double`: it was recorded before,
 * stands in the file twice, or its booking is paid already; `differs` from what its booking awaits; `unknown`: it names
 * no booking; `skipped`: no money came with it.
 */
export type StatementFinding = { readonly line: StatementLine } & (
  | { readonly kind: 'fits'; readonly target: PaymentTarget }
  | { readonly kind: 'proposed'; readonly reason: 'letter' | 'name'; readonly target: PaymentTarget }
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

const NOTHING_ASSIGNED: ReadonlyMap<number, string> = new Map();

/** A payment that was recorded before, and what it is recorded for. */
interface Recorded {
  readonly target: PaymentTarget;
  readonly isAccepted: boolean;
}

function recordedPayments(targets: readonly PaymentTarget[]): ReadonlyMap<string, Recorded> {
  return new Map(
    targets.flatMap((target) =>
      target.payments.map(({ reference, status }) => [
        reference.toUpperCase(),
        { target, isAccepted: status === 'accepted' },
      ]),
    ),
  );
}

/** Judges payments in the order of their lines: which booking is paid by then, and which event is full. */
function createLedger(targets: readonly PaymentTarget[]) {
  const paid = new Set(targets.filter(({ isReceived }) => isReceived).map(({ bookingId }) => bookingId));
  const seats = new Map(targets.map(({ event }) => [event.id, event.seatsLeft]));
  return {
    isFree: (target: PaymentTarget) => target.bookingStatus === 'pending' && !paid.has(target.bookingId),
    judge(line: StatementLine, target: PaymentTarget): StatementFinding {
      const { bookingId, bookingStatus, event } = target;
      if (paid.has(bookingId)) return { kind: 'double', reason: 'paid', target, line };
      const isByHand = target.byHandCents > 0;
      if (bookingStatus === 'cancelled' && !isByHand)
        return { kind: 'differs', reason: 'ended', target, line };
      if (line.currency !== target.currency) return { kind: 'differs', reason: 'currency', target, line };
      if (line.amountCents !== target.amountCents) return { kind: 'differs', reason: 'amount', target, line };
      const left = seats.get(event.id) ?? 0;
      if (bookingStatus === 'pending') {
        if (left <= 0) return { kind: 'differs', reason: 'full', target, line };
        seats.set(event.id, left - 1);
      }
      paid.add(bookingId);
      return { kind: 'fits', target, line };
    },
  };
}

/** What a line that brings no payment is; null for a payment. */
function withoutPayment(line: StatementLine, isReturned: boolean): StatementFinding | null {
  const { transaction, amountCents, currency, isCompleted } = line;
  if (amountCents === null || !TRANSACTION.test(transaction) || !CURRENCY.test(currency))
    return { kind: 'skipped', reason: 'unreadable', line };
  const kind = statementLineKind(line);
  if (kind !== 'payment') return { kind: 'skipped', reason: kind, line };
  if (amountCents <= 0) return { kind: 'skipped', reason: 'outgoing', line };
  return isCompleted || isReturned ? null : { kind: 'skipped', reason: 'not-completed', line };
}

/**
 * Joins each line of a statement to the booking that its note names, or that an admin has `assigned` to the line's place
 * by its id. No line and no booking is ever matched twice; what was recorded before, or went back, is matched no more
 * (A-89, A-99).
 */
export function matchStatement(
  lines: readonly StatementLine[],
  targets: readonly PaymentTarget[],
  assigned: ReadonlyMap<number, string> = NOTHING_ASSIGNED,
): StatementFinding[] {
  const byReference = new Map(targets.map((target) => [target.reference, target]));
  const byId = new Map(targets.map((target) => [target.bookingId, target]));
  const recorded = recordedPayments(targets);
  const returned = returnedByTransaction(lines);
  const inFile = new Set(lines.flatMap((line) => (isReturn(line) ? [] : [line.transaction])));
  const ledger = createLedger(targets);
  const seen = new Set<string>();

  const returnOf = (line: StatementLine, transaction: string, named: PaymentTarget | null) => {
    const returnedCents = returned.get(transaction) ?? 0;
    const before = recorded.get(transaction);
    const target = before?.target ?? named;
    const holdsSeat = before?.isAccepted === true && target?.bookingStatus === 'paid';
    const amount = returnedCents < (line.amountCents ?? 0) ? 'partly' : 'wholly';
    const reason = before ? 'recorded' : amount;
    return { kind: 'returned', reason, returnedCents, target, holdsSeat, line } as const;
  };

  const found = lines.map((line): StatementFinding => {
    const { transaction, original, place } = line;
    const isReturned = returned.has(transaction);
    const other = withoutPayment(line, isReturned);
    if (other) {
      // A payment that is not in this file can be warned of nowhere else, once.
      const isLost =
        isReturn(line) && returned.has(original) && recorded.has(original) && !inFile.has(original);
      if (!isLost || seen.has(original)) return other;
      seen.add(original);
      return returnOf(line, original, null);
    }
    const before = recorded.get(transaction);
    if (before && !isReturned) return { kind: 'double', reason: 'recorded', target: before.target, line };
    if (seen.has(transaction)) return { kind: 'double', reason: 'twice', target: null, line };
    seen.add(transaction);

    const chosen = byId.get(assigned.get(place) ?? '');
    const named = chosen
      ? [chosen]
      : [...referencesIn(line.note)].flatMap((reference) => byReference.get(reference) ?? []);
    const [target] = named;
    if (isReturned) return returnOf(line, transaction, named.length === 1 && target ? target : null);
    if (!target) return { kind: 'unknown', line };
    if (named.length > 1) return { kind: 'differs', reason: 'several', target: null, line };
    return ledger.judge(line, target);
  });

  const propose = statementProposals(targets);
  const proposed = new Set<string>();
  return found.map((finding): StatementFinding => {
    if (finding.kind !== 'unknown') return finding;
    const proposal = propose(
      finding.line,
      (target) => ledger.isFree(target) && !proposed.has(target.bookingId),
    );
    if (!proposal) return finding;
    proposed.add(proposal.target.bookingId);
    return { kind: 'proposed', ...proposal, line: finding.line };
  });
}

/**
 * What of a finding can be recorded: a payment that fits, and on wish one that is proposed, or one that came for a booking
 * and settles nothing, so that it stands among what goes back. What went back is none.
 */
export function matchOf(finding: StatementFinding): PaymentMatch | null {
  const { line } = finding;
  const isToRecord =
    finding.kind === 'fits' ||
    finding.kind === 'proposed' ||
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
