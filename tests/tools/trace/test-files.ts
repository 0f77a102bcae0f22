import { globSync } from 'node:fs';

/** What vitest and Playwright are told to run, as their configs say it, and the suites that those files call. */
const RUN = [
  'packages/{core,supabase,local-stack,ui}/src/**/*.test.ts',
  'packages/ui/src/**/*.test.tsx',
  'mocks/src/**/*.test.ts',
  '.storybook/atlas/*.test.ts',
  'tests/boundaries/**/*.test.ts',
  'tests/contract/*.test.ts',
  'tests/contract/port.ts',
  'packages/core/src/data-port/contract/*.ts',
  'tests/security/**/*.test.ts',
  'tests/journeys/*.journey.ts',
];
/** What people take for a test when they see its name. */
const LOOKS_RUN =
  '{app,mocks,packages,tests,.storybook}/**/*.{test,spec,journey,contract}.{ts,tsx,mts,js,mjs}';

const find = (cwd: string, pattern: string | readonly string[]) =>
  globSync(pattern, { cwd, exclude: (path) => /(^|\/)(node_modules|dist|public)$/.test(path) });

/** The files whose tests run, and those that only look as if they did; from the repository's root, sorted. */
export function findTestFiles(root: string): { files: string[]; strays: string[] } {
  const files = [...new Set(find(root, RUN))].toSorted();
  const run = new Set(files);
  return { files, strays: find(root, LOOKS_RUN).filter((file) => !run.has(file)) };
}
