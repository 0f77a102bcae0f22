import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'sorella:csv-separator';
const afresh = async () => {
  vi.resetModules();
  return import('./csv-separator.ts');
};
const reading = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
const blocked = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};

describe('what parts the cells of an exported file', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it.each([
    ['de-DE', 'semicolon', { separator: ';', decimal: ',' }],
    ['en-GB', 'comma', { separator: ',', decimal: '.' }],
  ])(
    'is what spreadsheets read where the reader is, until one is chosen: %s (A-67)',
    async (language, name, format) => {
      reading(language);
      const { csvSeparator, chosenSpreadsheet } = await afresh();
      expect(csvSeparator()).toBe(name);
      expect(chosenSpreadsheet()).toEqual(format);
    },
  );

  it.each([
    ['comma', { separator: ',', decimal: '.' }],
    ['semicolon', { separator: ';', decimal: ',' }],
    ['tab', { separator: '\t', decimal: ',' }],
  ] as const)('is kept on the device once chosen: %s (A-67)', async (choice, format) => {
    reading('de-DE');
    (await afresh()).chooseCsvSeparator(choice);
    const { csvSeparator, chosenSpreadsheet } = await afresh();
    expect(csvSeparator()).toBe(choice);
    expect(chosenSpreadsheet()).toEqual(format);
  });

  it('holds until the page is left where storage is blocked, and is none that is unknown', async () => {
    reading('en-GB');
    localStorage.setItem(KEY, 'colon');
    expect((await afresh()).csvSeparator()).toBe('comma');
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    const { chooseCsvSeparator, csvSeparator } = await afresh();
    expect(csvSeparator()).toBe('comma');
    chooseCsvSeparator('tab');
    expect(csvSeparator()).toBe('tab');
  });
});
