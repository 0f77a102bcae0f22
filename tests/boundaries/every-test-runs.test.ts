import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SUITES } from '../tools/kept/suites.ts';
import { steps } from '../tools/test-steps.ts';
import { listTestFiles } from '../tools/trace/list-tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

describe('every test runs', () => {
  it('by a runner that takes its file', { timeout: 60_000 }, async () => {
    const written = globSync(
      '{app,mocks,packages,tests,.storybook}/**/*.{test,spec,journey}.{ts,tsx,mts,js,mjs}',
      {
        cwd: root,
        exclude: ['**/node_modules', '**/dist', '**/public'],
      },
    );
    expect(written.length).toBeGreaterThan(100);
    const taken = new Set(await listTestFiles(root));
    expect(
      written.filter((file) => !taken.has(file)),
      'These look like tests, and no runner takes them: give them a project in vitest.config.ts or tests/*/vitest.config.ts, or another name.',
    ).toEqual([]);
    // What a suite does not count among its own would be run by Vitest once, and never again once all others are kept.
    const suites = Object.values(SUITES);
    expect(
      written.filter(
        (file) => !file.endsWith('.journey.ts') && suites.filter(({ has }) => has(file)).length !== 1,
      ),
      'A test file belongs to one suite: mend `has` in tests/tools/kept/suites.ts.',
    ).toEqual([]);
  });

  it('in a step of `npm test`', () => {
    const runners = Object.keys(scripts).filter((name) =>
      scripts[name]?.startsWith('node tests/tools/suite.ts'),
    );
    expect(runners.toSorted()).toEqual(Object.keys(SUITES).toSorted());
    const run = new Set(steps.map(({ script }) => script));
    expect(
      [
        ...runners,
        'check',
        'lint:types',
        'stories:check',
        'build',
        'budget',
        'test:stories',
        'journeys',
      ].filter((name) => !run.has(name)),
      'Bring these steps back in tests/tools/test-steps.ts.',
    ).toEqual([]);
  });
});
