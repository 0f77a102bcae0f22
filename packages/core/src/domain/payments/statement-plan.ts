import type {
  PaymentMatch,
  PaymentPart,
  PaymentReturn,
  PaymentTarget,
  StatementPayment,
} from '../entities/payment-desk.ts';
import { matchOf, paymentOf } from './statement.ts';
import type { StatementFinding } from './statement-finding.ts';

/**
 * What an admin does about a line. `record`: for its booking; what does not fit stands among the refunds. `accept`: another
 * amount is taken all the same. `ask`: it is too little, and waits for its rest. `together`: with the others that are the
 * price together. `split`: it pays several bookings. `return`: a refund or a reversal is recorded. `aside`: none of ours,
 * from now on; `ours`: after all.
 */
export type LineDecision =
  | { readonly kind: 'record' | 'ask' | 'together' | 'return' | 'aside' | 'ours' | 'leave' }
  | { readonly kind: 'accept'; readonly reason: string }
  | { readonly kind: 'split'; readonly parts: readonly PaymentPart[] };

/** What an admin has decided, by the line's place in the file. */
export type LineDecisions = ReadonlyMap<number, LineDecision>;

/** What can be done about a line besides leaving it. */
export type LineChoice = Exclude<LineDecision['kind'], 'leave'>;

const CHOICES: Readonly<Record<StatementFinding['kind'], readonly LineChoice[]>> = {
  fits: ['record'],
  proposed: ['record', 'split', 'aside'],
  together: ['together', 'accept', 'ask', 'split'],
  back: ['return'],
  aside: ['ours'],
  unknown: ['split', 'aside'],
  double: [],
  differs: ['record', 'split'],
  returned: [],
  skipped: [],
};

/** What can be done about a line besides leaving it, the usual thing first. */
export function choicesOf(finding: StatementFinding): readonly LineChoice[] {
  if (finding.kind === 'double') return finding.reason === 'paid' ? ['record', 'split'] : [];
  if (finding.kind !== 'differs') return CHOICES[finding.kind];
  if (finding.reason === 'several') return ['split', 'aside'];
  if (finding.reason !== 'amount') return CHOICES.differs;
  const isShort = (finding.line.amountCents ?? 0) < finding.target.amountCents;
  // Nobody is asked for the rest of a seat that is not there.
  const { bookingStatus, event } = finding.target;
  const canWait = isShort && bookingStatus === 'pending' && event.seatsLeft > 0;
  return canWait ? ['accept', 'ask', 'record', 'split'] : ['accept', 'record', 'split'];
}

/** What is done about a line: what was decided, as long as it can be; else what fits is recorded, and no other. */
export function decisionOf(finding: StatementFinding, decisions: LineDecisions): LineDecision {
  const decided = decisions.get(finding.line.place);
  if (decided?.kind === 'leave') return decided;
  if (decided && choicesOf(finding).includes(decided.kind)) return decided;
  return finding.kind === 'fits' ? { kind: 'record' } : { kind: 'leave' };
}

/** Whether a line waits for a decision: something can be done about it, and nothing was decided, now or with an earlier file. */
export const isUndecided = (finding: StatementFinding, decisions: LineDecisions): boolean =>
  finding.kind !== 'fits' &&
  finding.kind !== 'aside' &&
  !decisions.has(finding.line.place) &&
  choicesOf(finding).length > 0;

/** One thing that is recorded, and the lines that it is about. */
export type StatementStep = { readonly places: readonly number[] } & (
  | { readonly kind: 'match'; readonly match: PaymentMatch }
  | { readonly kind: 'split'; readonly payment: StatementPayment; readonly parts: readonly PaymentPart[] }
  | {
      readonly kind: 'settle';
      readonly bookingId: string;
      readonly payments: readonly StatementPayment[];
      readonly decision: 'accept' | 'ask';
      readonly reason: string | null;
    }
  | { readonly kind: 'return'; readonly given: PaymentReturn }
  | { readonly kind: 'aside'; readonly transaction: string; readonly aside: boolean }
);

type Lines = ReadonlyMap<number, StatementFinding>;
type Settling = Extract<StatementStep, { kind: 'settle' }>;

function togetherStep(finding: StatementFinding, byPlace: Lines): Settling | null {
  // Of lines that are one step, the first one brings it.
  if (finding.kind !== 'together' || finding.places[0] !== finding.line.place) return null;
  const lines = finding.places.flatMap((place) => byPlace.get(place)?.line ?? []);
  return {
    kind: 'settle',
    places: finding.places,
    bookingId: finding.target.bookingId,
    payments: [...finding.recorded, ...lines.map((line) => paymentOf(line, line.amountCents ?? 0))],
    decision: 'accept',
    reason: null,
  };
}

function stepOf(finding: StatementFinding, decision: LineDecision, byPlace: Lines): StatementStep | null {
  const { line } = finding;
  const { transaction, amountCents, original, currency, paidOn } = line;
  const places = [line.place];
  if (amountCents === null) return null;
  switch (decision.kind) {
    case 'record': {
      const match = matchOf(finding);
      return match && { kind: 'match', places, match };
    }
    case 'accept':
    case 'ask': {
      const target = 'target' in finding ? finding.target : null;
      if (!target) return null;
      const reason = decision.kind === 'accept' ? decision.reason : null;
      const payments = [paymentOf(line, amountCents)];
      return {
        kind: 'settle',
        places,
        bookingId: target.bookingId,
        payments,
        decision: decision.kind,
        reason,
      };
    }
    case 'together':
      return togetherStep(finding, byPlace);
    case 'split':
      return { kind: 'split', places, payment: paymentOf(line, amountCents), parts: decision.parts };
    case 'return': {
      const given = { transaction, original, amountCents: -amountCents, currency, paidOn };
      return { kind: 'return', places, given };
    }
    case 'aside':
    case 'ours':
      return { kind: 'aside', places, transaction, aside: decision.kind === 'aside' };
    case 'leave':
      return null;
  }
}

/**
 * What is recorded of a statement, in the order of its lines. Lines that are the price together are one step, once that was
 * decided of each of them: no line is in two.
 */
export function statementSteps(
  findings: readonly StatementFinding[],
  decisions: LineDecisions,
): StatementStep[] {
  const byPlace = new Map(findings.map((finding) => [finding.line.place, finding]));
  const kindAt = (place: number) => {
    const finding = byPlace.get(place);
    return finding && decisionOf(finding, decisions).kind;
  };
  const isWhole = (finding: StatementFinding) =>
    finding.kind !== 'together' || finding.places.every((place) => kindAt(place) === 'together');
  return findings.flatMap((finding) => {
    const decision = decisionOf(finding, decisions);
    if (decision.kind === 'together' && !isWhole(finding)) return [];
    return stepOf(finding, decision, byPlace) ?? [];
  });
}

/** An event that would be full, or give more seats than it has. */
export interface SeatsTaken {
  readonly event: PaymentTarget['event'];
  /** Bookings that would have a seat, each counted once. */
  readonly taken: number;
  /** Seats that are free before. */
  readonly left: number;
}

/** Which events would be full, or give more seats than they have, if this were recorded. */
export function seatsTaken(
  steps: readonly StatementStep[],
  targets: ReadonlyMap<string, PaymentTarget>,
): SeatsTaken[] {
  const seated = new Map<
    string,
    { readonly event: PaymentTarget['event']; readonly bookings: Set<string> }
  >();
  const seat = (bookingId: string, amountCents?: number) => {
    const target = targets.get(bookingId);
    if (target?.bookingStatus !== 'pending') return;
    // Another amount gives no seat by itself.
    if (amountCents !== undefined && amountCents !== target.amountCents) return;
    const known = seated.get(target.event.id) ?? { event: target.event, bookings: new Set<string>() };
    known.bookings.add(bookingId);
    seated.set(target.event.id, known);
  };
  for (const step of steps) {
    if (step.kind === 'match') seat(step.match.bookingId, step.match.amountCents);
    if (step.kind === 'settle' && step.decision === 'accept') seat(step.bookingId);
    if (step.kind === 'split') for (const part of step.parts) seat(part.bookingId, part.amountCents);
  }
  return [...seated.values()].flatMap(({ event, bookings }) =>
    bookings.size < event.seatsLeft ? [] : [{ event, taken: bookings.size, left: event.seatsLeft }],
  );
}
