import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:copy-deck';
const root = fileURLToPath(new URL('../../..', import.meta.url));

async function write(): Promise<string> {
  const { readCopy } = await import('../../../tests/tools/copy/read-copy.ts');
  const { appearances } = await import('../../../tests/tools/copy/appearances.ts');
  const entries = readCopy(root);
  const files = appearances(root, entries);
  const deck = entries.map((entry) => ({
    entry,
    files: files.get(entry.key) ?? (entry.room === 'Notices' || entry.room === 'Mails' ? [] : null),
  }));
  return `export const deck = ${JSON.stringify(deck)};`;
}

/** Serves `virtual:copy-deck`: every text that people read, with the files of stories that it appears in. */
export function copyDeck(): Plugin {
  return {
    name: 'sorella:copy-deck',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? write() : undefined),
  };
}
