import Papa from 'papaparse';

/** Bytes of a statement that are read. */
export const STATEMENT_MAX_BYTES = 20_000_000;
/** Lines of a statement that are read: PayPal writes no more into one file. */
export const STATEMENT_MAX_LINES = 50_000;

/**
 * The text of a file, whatever a spreadsheet has saved it as: UTF-8 or UTF-16 by its first bytes, UTF-8 where it is that,
 * and else the Windows alphabet, which German spreadsheets still write.
 */
export function textOfStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The cells of a CSV text as texts, nothing of which is interpreted; one row more than is read where there are more. */
export function rowsOfStatement(text: string): string[][] {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: STATEMENT_MAX_LINES + 31 }).data;
}
