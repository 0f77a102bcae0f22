import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Test } from './list-tests.ts';
import { readTitles } from './read-titles.ts';

/** Where tests stand; suites of the contract and tables of attacks are no test files of their own. */
const PATTERNS = [
  '{packages,app,mocks,tests}/**/*.test.{ts,tsx}',
  'tests/journeys/**/*.journey.ts',
  'tests/security/**/*.ts',
  'packages/core/src/data-port/contract/*.ts',
  'packages/core/src/notices/required-notices.fixture.ts',
];

/** Tests about what reads ids, whose own are made up. */
const ABOUT_IDS = /^tests\/boundaries\/(trace|copy)\b/;

/** Every test of the repository that names an id, as it is written (see {@link readTitles}). */
export function readTests(root: string): Test[] {
  const files = globSync(PATTERNS, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
  return [...new Set(files.map((file) => file.replaceAll('\\', '/')))]
    .filter((file) => !ABOUT_IDS.test(file))
    .toSorted()
    .flatMap((file) => readTitles(file, readFileSync(join(root, file), 'utf8')));
}
