import { codeFile, filesFrom } from './file-graph.ts';
import { digestOfFiles, fileDigests, isIn, machineDigest } from './repository.ts';
import { digestOf } from './results.ts';

/** A suite of tests that Vitest runs. */
export interface Suite {
  readonly config: string;
  /** Files that Vitest loads beside each test. */
  readonly setUp: readonly string[];
  /** Whether a file is one of its tests. */
  has(path: string): boolean;
  /** Files that its tests read or start by other ways than imports. */
  readonly reads?: readonly string[];
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`) && isTest(path);

/** What the backend on this machine is made of: none of it imports the app's packages but the worlds, by imports. */
export const BACKEND = ['packages/local-stack', 'packages/supabase', 'mocks/src'];

/** The suites by the name of their script. */
export const SUITES = {
  unit: {
    config: 'vitest.config.ts',
    setUp: ['tests/tools/patient-waits.ts', 'packages/ui/src/test-setup.ts'],
    has: (path) => !path.startsWith('tests/') && isTest(path),
  },
  contract: {
    config: 'tests/contract/vitest.config.ts',
    setUp: [],
    has: inFolder('tests/contract'),
    reads: [...BACKEND, 'tests/contract'],
  },
  security: {
    config: 'tests/security/vitest.config.ts',
    setUp: ['tests/security/support/demo-database.ts'],
    has: inFolder('tests/security'),
    reads: [
      ...BACKEND,
      'tests/security/support',
      'tests/security/inventory.txt',
      'tests/security/matrix.txt',
    ],
  },
  'deploy:check': {
    config: 'tests/deploy/vitest.config.ts',
    setUp: ['tests/deploy/fetch-tools.ts'],
    has: inFolder('tests/deploy'),
    reads: [...BACKEND, 'tests/deploy', 'tests/tools/run.mjs', 'package.json'],
  },
  boundaries: {
    config: 'tests/boundaries/vitest.config.ts',
    setUp: [],
    has: inFolder('tests/boundaries'),
  },
} as const satisfies Record<string, Suite>;

/** A suite's name. */
export type SuiteName = keyof typeof SUITES;

/** Pictures are read by those that look at pictures: everything else that reads files leaves them alone. */
const isPicture = (path: string) => path.startsWith('tests/visual/');

/**
 * What a file may read when it names no file to its imports: a package's own files, of the backend's packages all of
 * them, and of anything else the whole repository.
 */
function readBy(path: string): readonly string[] | 'everything' {
  if (path.startsWith('packages/core/')) return ['packages/core'];
  if (isIn(path, ['packages/local-stack', 'packages/supabase', 'mocks'])) return BACKEND;
  return 'everything';
}

const digests = new Map<string, string>();

function digestOfPlaces(places: readonly string[] | 'everything'): string {
  const name = String(places);
  const digest =
    digests.get(name) ??
    digestOfFiles((path) => (places === 'everything' ? !isPicture(path) : isIn(path, places)));
  digests.set(name, digest);
  return digest;
}

/**
 * The key of each test file of a suite: a digest of all that its result depends on. Its imports are followed, those of
 * what Vitest loads beside it, too; a file among them that reads others stands for all that it may read.
 */
export function testFileKeys(name: SuiteName): Map<string, string> {
  const suite: Suite = SUITES[name];
  const known = fileDigests();
  const tests = [...known.keys()].filter((path) => suite.has(path));
  const common = [
    name,
    machineDigest(),
    digestOfFiles(
      (path) => path === suite.config || path === 'tests/tools/suite.ts' || /(^|\/)package\.json$/.test(path),
    ),
    digestOfFiles((path) => isIn(path, suite.reads ?? []) && !suite.has(path)),
  ];
  return new Map(
    tests.map((test) => {
      const files = [...filesFrom([test, ...suite.setUp])].toSorted();
      const read = new Set(
        files.flatMap((path) => (codeFile(path).readsFiles ? [digestOfPlaces(readBy(path))] : [])),
      );
      return [
        test,
        digestOf([
          test,
          ...common,
          ...[...read].toSorted(),
          ...files.flatMap((path) => [path, known.get(path) ?? '']),
        ]),
      ];
    }),
  );
}
