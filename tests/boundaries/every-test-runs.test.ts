import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problemsOfSteps, STEPS } from '../tools/trace/steps.ts';
import { findTestFiles } from '../tools/trace/test-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files that one `vitest run …` takes, as vitest itself finds them. */
function filesOf(command: string): string[] {
  const found: { file: string }[] = JSON.parse(
    execFileSync('vitest', ['list', '--filesOnly', '--json', ...command.split(' ').slice(2)], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  return found.map(({ file }) => relative(root, file).replaceAll('\\', '/'));
}

/** The files that the journeys take, as Playwright itself finds them; to be listed they need no stack that answers. */
function journeyFiles(): string[] {
  const list = execFileSync(
    'playwright',
    ['test', '--list', '--reporter=line', '--config', 'tests/journeys/playwright.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SORELLA_STACK: '{"url":"http://127.0.0.1","secretKey":"none"}' },
    },
  );
  return [...new Set(list.match(/[\w-]+\.journey\.ts/g))].map((file) => `tests/journeys/${file}`);
}

describe('every test runs', () => {
  it('with a step of `npm test` and `pnpm check` for each kind', () => {
    expect(problemsOfSteps(read)).toEqual([]);
  });

  it('in a project of one of the vitest configs', { timeout: 60_000 }, () => {
    const commands = Object.values(STEPS['tests/tools/test-all.mjs'] ?? {});
    const run = new Set(commands.filter((command) => command.startsWith('vitest run')).flatMap(filesOf));
    const written = findTestFiles(root).files.filter((file) => /\.test\.tsx?$/.test(file));
    expect(written.length).toBeGreaterThan(0);
    expect(
      written.filter((file) => !run.has(file)),
      'No vitest config takes these files, so their tests never run: give them a project in vitest.config.ts or tests/*/vitest.config.ts.',
    ).toEqual([]);
  });

  it('among the journeys', { timeout: 60_000 }, () => {
    const written = findTestFiles(root).files.filter((file) => file.endsWith('.journey.ts'));
    expect(
      journeyFiles().toSorted(),
      'These are the journeys that Playwright runs; mend tests/journeys/playwright.config.ts so that it takes every one.',
    ).toEqual(written);
  });
});

describe('a step that is gone', () => {
  const without = (file: string, line: RegExp) => (asked: string) =>
    asked === file ? read(file).replace(line, '') : read(asked);

  it.each([
    ['tests/tools/test-all.mjs', /.*'contract'\)\],\n/, "test-all.mjs no longer runs 'contract'"],
    ['tests/tools/check.mjs', /(?<=')check:trace(?=')/, "check.mjs no longer runs 'check:trace'"],
    ['package.json', /tests\/tools\/journeys\.mjs/, "package.json says that 'journeys' is `node `, not"],
  ])('of %s is missed: %s', (file, line, sentence) => {
    expect(problemsOfSteps(without(file, line))).toContainEqual(expect.stringContaining(sentence));
  });

  it('is missed too when it is only commented out', () => {
    const commented = (file: string) => read(file).replace("[step('boundaries'", "// [step('boundaries'");
    expect(problemsOfSteps(commented)).toEqual([
      expect.stringContaining("test-all.mjs no longer runs 'boundaries'"),
    ]);
  });
});
