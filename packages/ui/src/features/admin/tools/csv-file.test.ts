import { describe, expect, it } from 'vitest';
import { csvOf } from './csv-file.ts';

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

  it('leaves numbers and gaps as they are', () => {
    expect(names(-5, null, 12)).toBe('\uFEFFName\r\n-5\r\n\r\n12');
  });
});
