import { useSyncExternalStore } from 'react';
import { readerSpreadsheet, type SpreadsheetFormat } from './reader-spreadsheet.ts';

/** What may part the cells of an exported file. */
export const CSV_SEPARATORS = ['semicolon', 'comma', 'tab'] as const;
/** See {@link CSV_SEPARATORS}. */
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

const SIGNS = { semicolon: ';', comma: ',', tab: '\t' } as const;
const KEY = 'sorella:csv-separator';

const listeners = new Set<() => void>();
// The choice of this page's life: it holds even where storage is blocked.
let chosen: CsvSeparator | null | undefined;

function remembered(): CsvSeparator | null {
  try {
    const value = localStorage.getItem(KEY);
    return CSV_SEPARATORS.find((one) => one === value) ?? null;
  } catch {
    return null;
  }
}

/** What parts cells on this device: what was chosen here, else as spreadsheets read files where the reader is. */
export function csvSeparator(): CsvSeparator {
  chosen ??= remembered();
  return chosen ?? (readerSpreadsheet().separator === ';' ? 'semicolon' : 'comma');
}

/** Keeps the choice on this device, if storage allows, and tells everyone who listens. Never throws. */
export function chooseCsvSeparator(separator: CsvSeparator): void {
  chosen = separator;
  try {
    localStorage.setItem(KEY, separator);
  } catch {
    // Blocked or full: it holds until the page is left, which is all that can be kept.
  }
  for (const listener of listeners) listener();
}

/** How a file is written here. Where commas part the cells, none can stand before the cents. */
export function chosenSpreadsheet(): SpreadsheetFormat {
  const separator = csvSeparator();
  return {
    separator: SIGNS[separator],
    decimal: separator === 'comma' ? '.' : readerSpreadsheet().decimal,
  };
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    chosen = remembered();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** {@link csvSeparator}, drawn anew when it changes. */
export const useCsvSeparator = (): CsvSeparator =>
  useSyncExternalStore(subscribe, csvSeparator, () => 'comma');
