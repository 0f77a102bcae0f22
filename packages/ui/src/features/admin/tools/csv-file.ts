import Papa from 'papaparse';
import { chosenSpreadsheet } from '../../../browser/csv-separator.ts';
import type { SpreadsheetFormat } from '../../../browser/reader-spreadsheet.ts';

/** Cents of a cell, which a spreadsheet shall add up: written as euros, with the sign that stands before cents there. */
export interface EurosCell {
  readonly cents: number;
}

/** One column of an exported file. */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | EurosCell | null;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run; an amount below zero is none, whichever sign stands before its cents. */
const FORMULA = /^(?!-\d+[.,]\d{2}$)[=+\-@\t\r]/;

const euros = (cents: number, decimal: string) => (cents / 100).toFixed(2).replace('.', decimal);

/**
 * Rows as CSV (RFC 4180), as it was chosen on this device, or as the reader's spreadsheet reads it. A text that it would take for a formula begins with an
 * apostrophe: what a member typed into her name is never run on an admin's computer.
 */
export function csvOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  { separator, decimal }: SpreadsheetFormat = chosenSpreadsheet(),
): string {
  const fields = columns.map(({ header }) => header);
  const cellOf = (value: ReturnType<ExportColumn<Row>['value']>) =>
    typeof value === 'object' && value !== null ? euros(value.cents, decimal) : value;
  const data = rows.map((row) => columns.map(({ value }) => cellOf(value(row))));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, delimiter: separator });
}

/** A word of a file's name: small letters, digits and dashes, whatever was typed. */
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

/**
 * The name of a file: what it holds, the filter and the words that were searched, the day, and who took it.
 *
 * @param at - milliseconds since 1970.
 */
export function exportName(parts: readonly string[], email: string | undefined, at: number): string {
  const [taker = ''] = (email ?? '').split('@');
  const day = new Date(at).toISOString().slice(0, 10);
  return `${['sorella', ...parts, day, ...(taker ? ['by', taker] : [])].map(slug).filter(Boolean).join('-')}.csv`;
}

/** Has the browser save a text as a file. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
