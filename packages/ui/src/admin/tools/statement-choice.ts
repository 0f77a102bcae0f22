import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatMoney } from '@sorella/core/domain/events/money';
import type { StatementFinding } from '@sorella/core/domain/payments/statement-finding';
import { choicesOf } from '@sorella/core/domain/payments/statement-plan';
import { fullName } from '@sorella/core/domain/profile/names';

/** What a line's box stands for; null where it has none. */
export function tickOf(finding: StatementFinding): 'record' | 'together' | 'return' | null {
  const choices = choicesOf(finding);
  if (choices.includes('together')) return 'together';
  if (choices.includes('return')) return 'return';
  return choices.includes('record') ? 'record' : null;
}

/** The booking that a line is, or may be, for. */
export const targetOf = (finding: StatementFinding): PaymentTarget | null =>
  'target' in finding ? finding.target : null;

/** The words by which a booking is found: whose it is, its reference, its event. */
export const targetWords = ({ member, reference, event }: PaymentTarget): string =>
  `${member ? fullName(member) : ''} ${reference} ${event.title}`.toLowerCase();

/** The words by which a line is found: everything that it shows. */
export function lineWords(finding: StatementFinding): string {
  const { line } = finding;
  const target = targetOf(finding);
  const amount = line.amountCents === null ? '' : formatMoney(Math.abs(line.amountCents), line.currency);
  const words = [line.name, line.note, line.date, line.transaction, line.original, line.type, amount];
  return `${words.join(' ').toLowerCase()} ${target ? targetWords(target) : ''}`;
}

/** Whether all of the searched words stand among others. */
export const hasWords = (words: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));

/** Events for which a statement holds more payments than there are seats, and how many have none. */
export function fullEvents(
  findings: readonly StatementFinding[],
): { event: PaymentTarget['event']; count: number }[] {
  const full = new Map<string, { event: PaymentTarget['event']; count: number }>();
  for (const finding of findings) {
    if (finding.kind !== 'differs' || finding.reason !== 'full') continue;
    const { event } = finding.target;
    full.set(event.id, { event, count: (full.get(event.id)?.count ?? 0) + 1 });
  }
  return [...full.values()];
}

/** How the lines of a statement are ordered. */
export const LINE_ORDERS = ['file', 'name', 'largest', 'smallest'] as const;
/** One of {@link LINE_ORDERS}. */
export type LineOrder = (typeof LINE_ORDERS)[number];

const COLLATOR = new Intl.Collator('en');
const COMPARE: Readonly<
  Record<Exclude<LineOrder, 'file'>, (a: StatementFinding, b: StatementFinding) => number>
> = {
  name: (a, b) => COLLATOR.compare(a.line.name, b.line.name),
  largest: (a, b) => (b.line.amountCents ?? 0) - (a.line.amountCents ?? 0),
  smallest: (a, b) => (a.line.amountCents ?? 0) - (b.line.amountCents ?? 0),
};

/** The lines in another order; those that are alike stay as they stand in the file. */
export const orderedLines = (
  findings: readonly StatementFinding[],
  order: LineOrder,
): readonly StatementFinding[] => (order === 'file' ? findings : findings.toSorted(COMPARE[order]));
