import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { SUITES } from '../kept/suites.ts';

/** One test as its runner lists it: each case of a table is a test of its own. */
export interface Test {
  /** From the repository's root. */
  readonly file: string;
  /** The titles of its groups and its own, with ` > ` between. */
  readonly name: string;
}

/** One suite in the JSON of `playwright test --list`. */
interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly file: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const runFile = promisify(execFile);
const JOURNEYS = 'tests/journeys';

/** Runs a lister that writes JSON to a file; what it prints besides is the tests' own and of no interest. */
async function readList(
  root: string,
  command: string,
  argsFor: (file: string) => string[],
  envFor = (_file: string): Record<string, string> => ({}),
) {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  const file = join(folder, 'list.json');
  try {
    await runFile(command, argsFor(file), {
      cwd: root,
      env: { ...process.env, ...envFor(file) },
      maxBuffer: Infinity,
    });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listWithVitest(root: string, how: readonly string[]): Promise<Test[]> {
  const lists: { file: string; name?: string }[][] = await Promise.all(
    Object.values(SUITES).map(({ config }) =>
      readList(root, 'vitest', (file) => ['list', '--config', config, ...how, `--json=${file}`]),
    ),
  );
  return lists.flat().map(({ file, name = '' }) => ({ file: relative(root, file), name }));
}

const testsOfSuite = (
  { specs = [], suites = [] }: PlaywrightSuite,
  outer: readonly string[] = [],
): Test[] => [
  ...specs.map(({ file, title }) => ({ file: join(JOURNEYS, file), name: [...outer, title].join(' > ') })),
  ...suites.flatMap((suite) => testsOfSuite(suite, [...outer, suite.title])),
];

async function listWithPlaywright(root: string): Promise<Test[]> {
  const { suites }: { suites: PlaywrightSuite[] } = await readList(
    root,
    'playwright',
    () => ['test', '--list', '--reporter=json', '--config', `${JOURNEYS}/playwright.config.ts`],
    (file) => ({
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // To be listed the journeys need no stack that answers.
      SORELLA_STACK: '{"url":"http://127.0.0.1","secretKey":"none"}',
    }),
  );
  return suites.flatMap((suite) => testsOfSuite(suite));
}

/**
 * Every test of the repository, as Vitest and Playwright themselves find them. Vitest loads the files, so that titles
 * that are put together come out whole; without isolation that takes a third of the time, and a listing runs no test.
 *
 * @throws when a file cannot be loaded, with what the runner said
 */
export async function listTests(root: string): Promise<Test[]> {
  const [unit, journeys] = await Promise.all([
    listWithVitest(root, ['--no-static-parse', '--no-isolate']),
    listWithPlaywright(root),
  ]);
  return [...unit, ...journeys];
}

/** The files that a runner takes, from the repository's root, without loading any. */
export async function listTestFiles(root: string): Promise<string[]> {
  const [unit, journeys] = await Promise.all([
    listWithVitest(root, ['--filesOnly']),
    listWithPlaywright(root),
  ]);
  return [...new Set([...unit, ...journeys].map(({ file }) => file))].toSorted();
}
