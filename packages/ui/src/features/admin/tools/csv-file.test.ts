import { describe, expect, it } from 'vitest';
import { chooseCsvSeparator } from '../../../browser/csv-separator.ts';
import { readerSpreadsheet } from '../../../browser/reader-spreadsheet.ts';
import { csvOf, exportName } from './csv-file.ts';

const names = (...values: (string | number | null)[]) =>
  csvOf(
    [{ header: 'Name', value: ({ name }: { name: string | number | null }) => name }],
    values.map((name) => ({ name })),
  );

describe('an exported file', () => {
  it('names its columns and begins with the mark of UTF-8 (A-67)', () => {
    expect(names('Zoë')).toBe('\uFEFFName\r\nZoë');
  });

  it('quotes what holds commas, quotes and lines', () => {
    expect(names('Okafor, Maya', 'the "best"', 'two\nlines')).toBe(
      '\uFEFFName\r\n"Okafor, Maya"\r\n"the ""best"""\r\n"two\nlines"',
    );
  });

  it.each(['=1+1', '+49 30', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes a text of what a spreadsheet would run: %j',
    (typed) => {
      const [, cell = ''] = names(typed).split('\r\n', 2);
      expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it.each([
    [['de-DE'], 'Euros;Name\r\n-1234,50;"Okafor; Maya"'],
    [['en-GB', 'de-DE'], 'Euros,Name\r\n-1234.50,Okafor; Maya'],
    [['en-US@posix', 'de'], 'Euros;Name\r\n-1234,50;"Okafor; Maya"'],
    [[], 'Euros,Name\r\n-1234.50,Okafor; Maya'],
  ])('has the signs of a spreadsheet where the reader is: %j (A-67)', (languages, text) => {
    const columns = [
      { header: 'Euros', value: () => ({ cents: -123_450 }) },
      { header: 'Name', value: () => 'Okafor; Maya' },
    ];
    expect(csvOf(columns, [null], readerSpreadsheet(languages))).toBe(`\uFEFF${text}`);
  });

  it('has the sign that was chosen on this device (A-67)', () => {
    const columns = [
      { header: 'Euros', value: () => ({ cents: 1250 }) },
      { header: 'Name', value: () => 'Okafor, Maya' },
    ];
    chooseCsvSeparator('tab');
    expect(csvOf(columns, [null])).toBe('\uFEFFEuros\tName\r\n12.50\tOkafor, Maya');
    chooseCsvSeparator('comma');
    expect(csvOf(columns, [null])).toBe('\uFEFFEuros,Name\r\n12.50,"Okafor, Maya"');
  });

  it('names its filter, its search, its day and who took it (A-67)', () => {
    const at = Date.parse('2026-11-20T12:00:00Z');
    expect(exportName(['payments', 'by-hand', 'search Zoë/../'], 'ada.lo@sorella.test', at)).toBe(
      'sorella-payments-by-hand-search-zoe-2026-11-20-by-ada-lo.csv',
    );
    expect(exportName(['members', ''], undefined, at)).toBe('sorella-members-2026-11-20.csv');
  });

  it('leaves numbers and gaps as they are', () => {
    expect(names(-5, null, 12)).toBe('\uFEFFName\r\n-5\r\n\r\n12');
  });
});
