import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { words } from './words.ts';

const folder = fileURLToPath(new URL('../../../packages/core/src/notices', import.meta.url));

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Every text of the catalogue and of pages that is no sum of others, in small letters. */
const modules: unknown[] = await Promise.all(
  globSync('**/*.{notices,texts}.ts', { cwd: folder }).map((file) => import(`${folder}/${file}`)),
);
const texts = stringsIn(modules.map((module) => ({ ...Object(module) }))).map((text) => text.toLowerCase());

describe('the words that the product does not use', () => {
  it('stand against texts that are found', () => expect(texts.length).toBeGreaterThan(300));

  it.each(words.flatMap(({ say, not }) => not.map((word) => [word, say] as const)))(
    'keep “%s” out of its texts, which say: %s',
    (word) => {
      const alone = new RegExp(`(?<![a-z])${word}(?![a-z])`);
      expect(texts.filter((text) => alone.test(text))).toEqual([]);
    },
  );
});
