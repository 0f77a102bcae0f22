import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readTests } from '../../../tests/tools/trace/test-files.ts';

const NAME = 'virtual:traced-tests';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Serves `virtual:traced-tests`: the tests that name a requirement or decision, as their files have them. */
export function tracedTests(): Plugin {
  return {
    name: 'sorella:traced-tests',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const tests = ${JSON.stringify(readTests(root))};` : undefined,
  };
}
