import Papa from 'papaparse';

/** One column of an exported file. */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe: what a member
 * typed into her name is never run on an admin's computer.
 */
export function csvOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const fields = columns.map(({ header }) => header);
  const data = rows.map((row) => columns.map(({ value }) => value(row)));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: true });
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
