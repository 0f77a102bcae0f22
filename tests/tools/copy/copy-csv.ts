import Papa from 'papaparse';
import { type CopyEntry, variablesIn } from './copy-entry.ts';

/** A text with the places where it appears, in words. */
export interface DeckRow extends CopyEntry {
  readonly where: readonly string[];
}

/** The texts as a table that a spreadsheet opens; what looks like a formula begins with a quote. */
export const toCsv = (rows: readonly DeckRow[]): string =>
  // Spreadsheets take a file for UTF-8 only with this mark.
  `\uFEFF${Papa.unparse(
    rows.map(({ key, text, room, subject, variables, requirements, where }) => ({
      key,
      text,
      room,
      subject,
      variables: variables.join(' '),
      requirements: requirements.join(' '),
      where: where.join('; '),
    })),
    { escapeFormulae: true },
  )}\r\n`;

/** How a text in a file differs from the product's. */
export type Difference =
  | { readonly kind: 'changed'; readonly entry: CopyEntry; readonly text: string }
  | {
      readonly kind: 'unfillable';
      readonly entry: CopyEntry;
      readonly text: string;
      readonly missing: string[];
      readonly surplus: string[];
    }
  | { readonly kind: 'unknown'; readonly key: string }
  | { readonly kind: 'twice'; readonly key: string };

/** Without the quote that keeps a spreadsheet from taking a text for a formula. */
const plain = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '').replaceAll('\r\n', '\n');

/**
 * Compares a file that came back with the product's texts. Texts that the file leaves out are left as they are.
 *
 * @throws a sentence when the file is no such table
 */
export function differencesOf(csv: string, entries: readonly CopyEntry[]): Difference[] {
  const { data, meta } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: 'greedy' });
  if (!meta.fields?.includes('key') || !meta.fields.includes('text'))
    throw new Error(
      'This is no table of texts: its first line names the columns, `key` and `text` among them.',
    );
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  const seen = new Set<string>();
  return data.flatMap(({ key = '', text: given = '' }): Difference[] => {
    if (seen.has(key)) return [{ kind: 'twice', key }];
    seen.add(key);
    const entry = known.get(key);
    if (!entry) return [{ kind: 'unknown', key }];
    const text = plain(given);
    if (text === entry.text) return [];
    const now = variablesIn(text);
    const missing = entry.variables.filter((name) => !now.includes(name));
    const surplus = now.filter((name) => !entry.variables.includes(name));
    if (missing.length + surplus.length > 0) return [{ kind: 'unfillable', entry, text, missing, surplus }];
    return [{ kind: 'changed', entry, text }];
  });
}

/** A difference in words, for a terminal. */
export function sentenceOf(difference: Difference): string {
  if (difference.kind === 'unknown') return `✗ ${difference.key}: there is no such text (any more).`;
  if (difference.kind === 'twice') return `✗ ${difference.key} is there twice: keep one line of it.`;
  const { entry, text } = difference;
  const lines = [`  ${entry.key} (${entry.file})`, `    is   ${entry.text}`, `    file ${text}`];
  if (difference.kind === 'changed') return lines.join('\n');
  const names = (list: readonly string[]) => list.map((name) => `{${name}}`).join(', ');
  const wrong = [
    ...(difference.missing.length > 0 ? [`it needs ${names(difference.missing)}`] : []),
    ...(difference.surplus.length > 0 ? [`nobody fills ${names(difference.surplus)} in`] : []),
  ];
  return [...lines, `    ✗ ${wrong.join(', and ')}`].join('\n');
}
