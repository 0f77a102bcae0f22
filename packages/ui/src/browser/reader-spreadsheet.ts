/** How a spreadsheet reads a file. */
export interface SpreadsheetFormat {
  /** Between two cells. */
  readonly separator: ',' | ';' | '\t';
  /** Between euros and cents. */
  readonly decimal: '.' | ',';
}

/** Whether it is a language at all: browsers hand on what a system calls its own, 'en-US@posix' among it. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * How spreadsheets read files where the reader is, by the language that her browser asks pages for: where a comma stands
 * before the cents, cells are parted by semicolons.
 */
export function readerSpreadsheet(languages: readonly string[] = navigator.languages): SpreadsheetFormat {
  const decimal = new Intl.NumberFormat([...languages.filter(isLanguage), 'en'])
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}
