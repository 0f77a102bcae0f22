import type { StatementLine } from './statement-lines.ts';

/**
 * What a line does, by its type in English or German: it is a `payment`, gives one back (`refund`, `reversal`), holds one
 * back (`hold`), or moves money within PayPal (`internal`: conversions, fees, transfers to the bank).
 */
export type StatementLineKind = 'payment' | 'refund' | 'reversal' | 'hold' | 'internal';

/** Looked at in this order: a 'Reversal of General Account Hold' is about the hold, a 'Chargeback Fee' is a fee. */
const KINDS: readonly (readonly [StatementLineKind, RegExp])[] = [
  [
    'internal',
    /\bfee\b|gebühr|entgelt|conversion|umrechnung|withdrawal|abbuchung|bank deposit|bankgutschrift/,
  ],
  ['hold', /\bholds?\b|\breserve\b|einbehalt|dispute|konflikt/],
  ['reversal', /reversal|reversed|chargeback|rückbuchung|rücklastschrift|storn/],
  ['refund', /refund|rückzahlung|erstattung/],
];

/** What a line does, by its type; a type that is not known is taken for a payment. */
export function statementLineKind({ type }: Pick<StatementLine, 'type'>): StatementLineKind {
  const name = type.normalize('NFC').toLowerCase();
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'payment';
}

/** Whether a line gives back, or holds back, what another one brought, or takes that back in turn. */
export function isReturn(line: StatementLine): boolean {
  const kind = statementLineKind(line);
  return (
    kind === 'refund' ||
    kind === 'reversal' ||
    kind === 'hold' ||
    (kind === 'payment' && (line.amountCents ?? 0) < 0)
  );
}

/**
 * How much of each transaction went back, in cents, by the transaction that the lines name: what was given back or is
 * held, less what came again. Only of those of which something is away.
 */
export function returnedByTransaction(lines: readonly StatementLine[]): ReadonlyMap<string, number> {
  const returned = new Map<string, number>();
  const seen = new Set<string>();
  for (const line of lines) {
    const { original, transaction, amountCents, isVoid } = line;
    if (original === '' || amountCents === null || isVoid || !isReturn(line)) continue;
    // A line that stands in the file twice happened once.
    if (transaction !== '' && seen.has(transaction)) continue;
    seen.add(transaction);
    returned.set(original, (returned.get(original) ?? 0) - amountCents);
  }
  return new Map([...returned].filter(([, cents]) => cents > 0));
}
