import type { PaymentMatch, PaymentTarget, StatementPayment } from '../entities/payment-desk.ts';
import type { StatementFinding } from './statement-finding.ts';
import type { StatementLine } from './statement-lines.ts';
import { statementProposals } from './statement-proposals.ts';
import { isReturn, returnedByTransaction, statementLineKind } from './statement-returns.ts';
import { joinTogether } from './statement-together.ts';

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

/** What admins have said of lines, now or with an earlier statement. */
export interface StatementKnowledge {
  /** Booking ids by the line's place in the file. */
  readonly assigned?: ReadonlyMap<number, string>;
  /** Transactions that are none of ours. */
  readonly aside?: ReadonlySet<string>;
  /** Refunds and reversals that are recorded, by their own ids. */
  readonly returned?: ReadonlySet<string>;
}

const NOTHING_ASSIGNED: ReadonlyMap<number, string> = new Map();
const NONE: ReadonlySet<string> = new Set();

/** A payment that was recorded before, and what it is recorded for. */
interface Recorded {
  readonly target: PaymentTarget;
  readonly isAccepted: boolean;
}

function recordedPayments(targets: readonly PaymentTarget[]): ReadonlyMap<string, Recorded> {
  return new Map(
    targets.flatMap((target) =>
      target.payments.map(({ reference, status, decision }) => [
        reference.toUpperCase(),
        { target, isAccepted: status === 'accepted' || decision === 'accepted' },
      ]),
    ),
  );
}

/** Judges payments in the order of their lines: which booking is paid by then, and which event is full. */
function createLedger(targets: readonly PaymentTarget[]) {
  const paid = new Set(targets.filter(({ isReceived }) => isReceived).map(({ bookingId }) => bookingId));
  const seats = new Map(targets.map(({ event }) => [event.id, event.seatsLeft]));
  return {
    isFull: ({ event }: PaymentTarget) => (seats.get(event.id) ?? 0) <= 0,
    isFree: (target: PaymentTarget) => target.bookingStatus === 'pending' && !paid.has(target.bookingId),
    judge(line: StatementLine, target: PaymentTarget): StatementFinding {
      const { bookingId, bookingStatus, event } = target;
      if (paid.has(bookingId)) return { kind: 'double', reason: 'paid', target, line };
      const isByHand = target.byHandCents > 0;
      if (bookingStatus === 'cancelled' && !isByHand)
        return { kind: 'differs', reason: 'ended', target, line };
      if (line.currency !== target.currency) return { kind: 'differs', reason: 'currency', target, line };
      // Beside what came in part the rest was confirmed by hand, and the rest is what is looked for.
      const lookedFor = bookingStatus === 'pending' ? target.amountCents : target.byHandCents;
      if (line.amountCents !== lookedFor) return { kind: 'differs', reason: 'amount', target, line };
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

/** Money left with this line, and will not come again. */
const isGone = ({ amountCents, isCompleted, isVoid }: StatementLine) =>
  (amountCents ?? 0) < 0 && isCompleted && !isVoid;

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
 * Joins each line of a statement to the booking that its note names, or that an admin has assigned to it. No line and no booking is ever matched twice; what was recorded before, or went back, is matched no more
 * (A-89, A-99).
 */
export function matchStatement(
  lines: readonly StatementLine[],
  targets: readonly PaymentTarget[],
  { assigned = NOTHING_ASSIGNED, aside = NONE, returned: recordedReturns = NONE }: StatementKnowledge = {},
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
      const back = recorded.get(original);
      const kind = statementLineKind(line);
      if (back && other.kind === 'skipped' && (kind === 'refund' || kind === 'reversal') && isGone(line)) {
        if (recordedReturns.has(transaction) || seen.has(transaction))
          return { kind: 'double', reason: 'recorded', target: back.target, line };
        seen.add(transaction);
        const holdsSeat = back.isAccepted && back.target.bookingStatus === 'paid';
        return { kind: 'back', reason: kind, target: back.target, holdsSeat, line };
      }
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
    if (aside.has(transaction) && !assigned.has(place)) return { kind: 'aside', line };

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

  const joined = joinTogether(found, ledger.isFull);
  const propose = statementProposals(targets);
  const proposed = new Set<string>();
  return joined.map((finding): StatementFinding => {
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

/** A line as it is recorded; a fee above the payment is none. */
export function paymentOf(line: StatementLine, amountCents: number): StatementPayment {
  const { transaction, currency, feeCents, paidOn } = line;
  const hasFee = feeCents !== null && feeCents <= amountCents;
  return {
    transaction,
    amountCents,
    currency,
    ...(hasFee && { feeCents }),
    ...(paidOn !== null && { paidOn }),
  };
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
  return { bookingId: finding.target.bookingId, ...paymentOf(line, line.amountCents) };
}
