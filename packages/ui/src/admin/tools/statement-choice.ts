import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import { formatMoney } from '@sorella/core/domain/events/money';
import { matchOf, type StatementFinding } from '@sorella/core/domain/payments/statement';
import { fullName } from '@sorella/core/domain/profile/names';

/** What an admin has picked or left out by hand, by the line's place in the file. */
export type LineChoices = ReadonlyMap<number, boolean>;

/** Whether a line is recorded: what fits unless it is left out, anything else that can be only when it is picked. */
export const isChosen = (finding: StatementFinding, choices: LineChoices): boolean =>
  matchOf(finding) !== null && (choices.get(finding.line.place) ?? finding.kind === 'fits');

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
export function fullEvents(findings: readonly StatementFinding[]): { title: string; count: number }[] {
  const full = new Map<string, { title: string; count: number }>();
  for (const finding of findings) {
    if (finding.kind !== 'differs' || finding.reason !== 'full') continue;
    const { id, title } = finding.target.event;
    full.set(id, { title, count: (full.get(id)?.count ?? 0) + 1 });
  }
  return [...full.values()];
}
