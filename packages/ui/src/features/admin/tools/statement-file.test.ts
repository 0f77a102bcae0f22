import { readStatementLines } from '@sorella/core/domain/payments/statement-lines';
import { describe, expect, it } from 'vitest';
import { rowsOfStatement, textOfStatement } from './statement-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, { littleEndian }: { littleEndian: boolean }) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const GERMAN =
  'Datum;Name;Status;Währung;Brutto;Transaktionscode;Hinweis\r\n20.11.2026;Zoë;Abgeschlossen;EUR;1.025,00;8HT52716;Für Käthe\r\n';

describe('a statement file (A-89)', () => {
  it.each([
    ['UTF-8', encode(GERMAN)],
    ['UTF-8 with a mark', encode(`\uFEFF${GERMAN}`)],
    ['UTF-16, little end first', utf16(`\uFEFF${GERMAN}`, { littleEndian: true })],
    ['UTF-16, big end first', utf16(`\uFEFF${GERMAN}`, { littleEndian: false })],
    ['the Windows alphabet', windows1252(GERMAN)],
  ])('is read when it was saved as %s', (_encoding, bytes) => {
    expect(readStatementLines(rowsOfStatement(textOfStatement(bytes)))).toMatchObject([
      { name: 'Zoë', amountCents: 102_500, currency: 'EUR', note: 'Für Käthe', isCompleted: true },
    ]);
  });

  it('keeps commas, quotes and lines within a field, and runs no formula', () => {
    const text =
      'Date,Name,Status,Currency,Gross,Transaction ID,Note\n' +
      '11/20/2026,"Okafor, Maya",Completed,EUR,"1,025.00",8HT52716,"K7M49QXT ""hike""\nsee you"\n' +
      '11/20/2026,"=HYPERLINK(""http://x"")",Completed,EUR,=1+1,8HT52717,=cmd|x\n';
    expect(readStatementLines(rowsOfStatement(text))).toMatchObject([
      { name: 'Okafor, Maya', amountCents: 102_500, note: 'K7M49QXT "hike"\nsee you' },
      { name: '=HYPERLINK("http://x")', amountCents: null, note: '=cmd|x' },
    ]);
  });

  it('that is none has no lines', () => {
    expect(
      readStatementLines(rowsOfStatement(textOfStatement(new Uint8Array([0x89, 0x50, 0, 0, 1])))),
    ).toBeNull();
    expect(readStatementLines(rowsOfStatement(''))).toBeNull();
  });
});
