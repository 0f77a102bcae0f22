import { statementDays } from './statement-days.ts';

/** A line of a statement, as far as it is read. */
export interface StatementLine {
  /** Its place in the file, the headings being 1. */
  readonly place: number;
  /** As the file has it: a bank's day is read by people only. */
  readonly date: string;
  readonly name: string;
  /** Everything that a payer may have written. */
  readonly note: string;
  /** In capital letters; empty when there is none. */
  readonly transaction: string;
  /** Euro cents or those of its currency, below zero for money that went out; null when it is no amount. */
  readonly amountCents: number | null;
  /** What PayPal kept of it, in cents; null where the file does not say. */
  readonly feeCents: number | null;
  /** `date` as YYYY-MM-DD; null where the file leaves open which number is the month. */
  readonly paidOn: string | null;
  /** ISO 4217, as the file has it. */
  readonly currency: string;
  readonly isCompleted: boolean;
  /** It came to nothing: neither money that came nor money that went back. */
  readonly isVoid: boolean;
  /** What PayPal calls it, as the file has it; empty where the file does not say. */
  readonly type: string;
  /** The transaction that it belongs to, in capital letters: what a refund gives back. Empty for one of its own. */
  readonly original: string;
}

/** What the columns of PayPal's activity report are called, in English and German. */
const COLUMNS = {
  date: ['date', 'datum'],
  name: ['name'],
  status: ['status'],
  currency: ['currency', 'währung'],
  amount: ['gross', 'brutto'],
  fee: ['fee', 'fees', 'gebühr', 'entgelt'],
  transaction: ['transaction id', 'transaktionscode'],
  // The monthly statement has its types under another heading than the activity report.
  type: ['type', 'typ', 'description', 'beschreibung'],
  original: ['reference txn id', 'zugehöriger transaktionscode'],
} as const;
const NOTES: ReadonlySet<string> = new Set([
  'note',
  'hinweis',
  'subject',
  'betreff',
  'item title',
  'artikelbezeichnung',
  'invoice number',
  'rechnungsnummer',
  'custom number',
  'benutzerdefinierte nummer',
]);
const COMPLETED: ReadonlySet<string> = new Set(['completed', 'abgeschlossen']);
const VOID: ReadonlySet<string> = new Set([
  'denied',
  'canceled',
  'cancelled',
  'failed',
  'voided',
  'expired',
  'abgelehnt',
  'verweigert',
  'storniert',
  'abgebrochen',
  'fehlgeschlagen',
]);

/** Rows above the headings that a spreadsheet may have put there. */
const HEADINGS_WITHIN = 30;

const nameOf = (heading: string) => heading.replaceAll('\uFEFF', '').trim().toLowerCase();

/**
 * An amount of a statement in cents, with a point or a comma: '1,234.50', '1.234,50', '-25,00'; null for anything else,
 * formulas among it.
 */
export function parseStatementAmount(text: string): number | null {
  const plain = text
    .replaceAll(/[\s'’]/gu, '')
    .replace('−', '-')
    .replace(/^\((.*)\)$/, '-$1');
  const [, sign, whole = '', group, point, rest = ''] =
    /^([-+]?)(\d{1,3}([.,])\d{3}(?:\3\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/.exec(plain) ?? [];
  if (sign === undefined || (group !== undefined && group === point)) return null;
  const digits = whole.replaceAll(/\D/g, '');
  if (digits.length > 9) return null;
  const cents = Number(digits) * 100 + Number(rest.padEnd(2, '0'));
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** PayPal writes what it keeps below zero. */
function feeOf(text: string): number | null {
  const cents = parseStatementAmount(text);
  return cents === null ? null : Math.abs(cents);
}

/**
 * The lines of PayPal's activity report, given its rows as a CSV parser gives them; null when no row has its headings.
 * Nothing in a cell is more than text.
 */
export function readStatementLines(rows: readonly (readonly string[])[]): StatementLine[] | null {
  const headings = rows.slice(0, HEADINGS_WITHIN).map((row) => row.map(nameOf));
  const placeOf = (names: readonly string[], row: readonly string[]) =>
    row.findIndex((heading) => names.includes(heading));
  const start = headings.findIndex(
    (row) => placeOf(COLUMNS.amount, row) !== -1 && placeOf(COLUMNS.transaction, row) !== -1,
  );
  const heading = headings[start];
  if (!heading) return null;
  const places = {
    date: placeOf(COLUMNS.date, heading),
    name: placeOf(COLUMNS.name, heading),
    status: placeOf(COLUMNS.status, heading),
    currency: placeOf(COLUMNS.currency, heading),
    amount: placeOf(COLUMNS.amount, heading),
    fee: placeOf(COLUMNS.fee, heading),
    transaction: placeOf(COLUMNS.transaction, heading),
    type: placeOf(COLUMNS.type, heading),
    original: placeOf(COLUMNS.original, heading),
  };
  const notes = heading.flatMap((name, place) => (NOTES.has(name) ? [place] : []));
  const dayOf = statementDays(rows.slice(start + 1).map((row) => row[places.date] ?? ''));
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= start || row.every((cell) => cell.trim() === '')) continue;
    const cell = (place: number) => (row[place] ?? '').trim();
    lines.push({
      place: index - start + 1,
      date: cell(places.date),
      name: cell(places.name),
      note: notes.map(cell).filter(Boolean).join(' · '),
      transaction: cell(places.transaction).toUpperCase(),
      amountCents: parseStatementAmount(cell(places.amount)),
      feeCents: feeOf(cell(places.fee)),
      paidOn: dayOf(cell(places.date)),
      currency: cell(places.currency).toUpperCase(),
      // A report without this column holds what is completed.
      isCompleted: places.status === -1 || COMPLETED.has(cell(places.status).toLowerCase()),
      isVoid: VOID.has(cell(places.status).toLowerCase()),
      type: cell(places.type),
      original: cell(places.original).toUpperCase(),
    });
  }
  return lines;
}
