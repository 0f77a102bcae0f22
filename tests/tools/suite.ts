// `node tests/tools/suite.ts NAME`: runs a suite of Vitest, of it the files whose result is not known. With arguments
// of Vitest's after the name it runs what those say, whatever is known.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { keptResults } from './kept/results.ts';
import { readShard, shareOf } from './kept/shard.ts';
import { SUITES, type SuiteName, testFileKeys } from './kept/suites.ts';
import { root, run } from './processes.mjs';
import { steps } from './test-steps.ts';

const [name = '', ...rest] = process.argv.slice(2);
const isSuite = (name: string): name is SuiteName => name in SUITES;
if (!isSuite(name)) throw new Error(`There is no suite '${name}': ${Object.keys(SUITES).join(', ')}.`);
const vitest = ['run', '--config', SUITES[name].config];
if (rest.length > 0) process.exit(await run('vitest', [...vitest, ...rest]));

const results = keptResults(name, (json) => json);
const all = testFileKeys(name);
const parts = steps.find((step) => step.script === name)?.parts;
// A suite that is not dealt runs whole in one shard.
const keys = parts ? new Map(shareOf([...all], readShard())) : all;
const left = [...keys].filter(([, key]) => results.find(key) === undefined).map(([file]) => file);
console.log(`${keys.size - left.length} of ${keys.size} test files unchanged.`);
if (left.length === 0) process.exit();

interface FileResult {
  name: string;
  status: string;
}

const folder = mkdtempSync(join(tmpdir(), 'sorella-suite-'));
const file = join(folder, 'results.json');
const chosen = left.length === all.size ? [] : left;
const code = await run('vitest', [
  ...vitest,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
  ...chosen.map((path) => join(root, path)),
]);
try {
  const { testResults }: { testResults: FileResult[] } = JSON.parse(readFileSync(file, 'utf8'));
  // What failed outside of any test (a process that ended, an error that nobody caught) spoils what is said of files.
  if (code === 0 || testResults.some(({ status }) => status !== 'passed'))
    for (const { name: path, status } of testResults) {
      const key = keys.get(relative(root, path));
      if (key !== undefined && status === 'passed') results.keep(key, { passed: path });
    }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await results.forget();
process.exit(code);
