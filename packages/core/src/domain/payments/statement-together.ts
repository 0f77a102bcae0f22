import type { PaymentTarget, StatementPayment } from '../entities/payment-desk.ts';
import type { StatementFinding } from './statement-finding.ts';

type Short = Extract<StatementFinding, { kind: 'differs'; target: PaymentTarget }>;

const isShort = (finding: StatementFinding): finding is Short =>
  finding.kind === 'differs' &&
  finding.reason === 'amount' &&
  (finding.line.amountCents ?? 0) < finding.target.amountCents;

/** What came for a booking before and settled nothing yet: each payment once, by whichever of its ids. */
function openPayments({ payments, currency }: PaymentTarget): StatementPayment[] {
  const isOpen = (payment: PaymentTarget['payments'][number]) =>
    payment.status === 'wrong-amount' &&
    payment.currency === currency &&
    (payment.decision === null || payment.decision === 'asked');
  const byId = new Map(payments.filter(isOpen).map((payment) => [payment.id, payment]));
  return [...byId.values()].map(({ reference, amountCents }) => ({
    transaction: reference,
    amountCents,
    currency,
  }));
}

const sumOf = (payments: readonly { readonly amountCents: number | null }[]) =>
  payments.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

/** The lines and earlier payments that are the price together: all of both, the lines alone, or one of each. */
function partsOfPrice(target: PaymentTarget, lines: readonly Short[]) {
  const open = openPayments(target);
  const pairs = lines.flatMap((line) => open.map((payment) => ({ lines: [line], recorded: [payment] })));
  const tried = [{ lines, recorded: open }, { lines, recorded: [] }, ...pairs];
  return tried.find(
    (parts) =>
      parts.lines.length + parts.recorded.length > 1 &&
      parts.lines.length + parts.recorded.length <= 10 &&
      sumOf(parts.lines.map(({ line }) => line)) + sumOf(parts.recorded) === target.amountCents,
  );
}

/**
 * Joins lines that are too little by themselves and the price together, with what came before. Only for a booking
 * that waits and has a seat, or that was confirmed by hand; recorded only when an admin says so.
 */
export function joinTogether(
  findings: readonly StatementFinding[],
  isFull: (target: PaymentTarget) => boolean,
): StatementFinding[] {
  const byBooking = new Map<string, Short[]>();
  for (const finding of findings.filter(isShort)) {
    const { bookingId } = finding.target;
    byBooking.set(bookingId, [...(byBooking.get(bookingId) ?? []), finding]);
  }
  const joined = new Map<number, StatementFinding>();
  for (const lines of byBooking.values()) {
    const [first] = lines;
    if (!first || (first.target.bookingStatus === 'pending' && isFull(first.target))) continue;
    const parts = partsOfPrice(first.target, lines);
    if (!parts) continue;
    const places = parts.lines.map(({ line }) => line.place);
    for (const { line, target } of parts.lines)
      joined.set(line.place, { kind: 'together', target, places, recorded: parts.recorded, line });
  }
  return findings.map((finding) => joined.get(finding.line.place) ?? finding);
}
