// `pnpm trace [ID…]`: each requirement and decision with the tests that prove it and the stories that show it.
// `--built`, `--planned`, `--untested` choose among them, `--json` is for programs. `--check` only says what is
// wrong, also with the record of all tests; `--update` writes that record anew. Wrong is always told and fails.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { models } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices';
import ts from 'typescript-api';
import { root } from './processes.mjs';
import { readStoryIndex } from './story-index.mjs';
import { constantOf } from './trace/each-table.ts';
import { problemsOf, sumsOf, trace } from './trace/gather.ts';
import { idsIn } from './trace/ids.ts';
import { printSums, printTraced } from './trace/print.ts';
import { readTests } from './trace/read-tests.ts';
import { compareRecord, writeRecord } from './trace/record.ts';
import { readRequirements } from './trace/requirements.ts';
import { problemsOfSteps } from './trace/steps.ts';
import { findTestFiles } from './trace/test-files.ts';

const option = { type: /** @type {const} */ ('boolean'), default: false };

/** What was asked for on the command line; a wish that there is not ends the program with a sentence. */
function readWishes() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        built: option,
        planned: option,
        untested: option,
        json: option,
        check: option,
        update: option,
      },
    });
  } catch (thrown) {
    const unknown = /'(-[^']*)'/.exec(thrown instanceof Error ? thrown.message : '')?.[1] ?? String(thrown);
    console.error(
      `✗ ${unknown} is not understood here; there are --built, --planned, --untested, --json, --check and --update, and ids such as R-310 and A-05.`,
    );
    process.exit(1);
  }
}

const { values: asked, positionals: ids } = readWishes();

const recordFile = join(root, 'tests', 'trace', 'tests.txt');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The value of what a file exports to a test beside it, which may name the cases of its table there. */
function findExport(from, module, name) {
  const file = module.startsWith('.') ? join(dirname(from), module) : '';
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return undefined;
  return constantOf(ts.createSourceFile(file, read(file), ts.ScriptTarget.ESNext, true), name);
}

/** The list; it says itself what is wrong with it. */
function readItems() {
  try {
    return readRequirements(read('tests/trace/requirements.json'));
  } catch (thrown) {
    console.error(`tests/trace/requirements.json: ${thrown instanceof Error ? thrown.message : thrown}`);
    process.exit(1);
  }
}

const { files, strays } = findTestFiles(root);
const testFiles = files.map((file) => readTests(file, read(file), findExport));
const facts = {
  items: readItems(),
  tests: testFiles.flatMap(({ tests }) => tests),
  gaps: testFiles.flatMap(({ gaps }) => gaps),
  stories: await readStoryIndex(),
  notices: NOTICES,
  machines: Object.fromEntries(Object.entries(models).map(([machine, { states }]) => [machine, states])),
  citations: globSync('packages/core/src/machines/**/*.spec.md', { cwd: root }).map((file) => ({
    place: file,
    ids: idsIn(read(file)),
  })),
};

if (asked.update) writeFileSync(recordFile, writeRecord(facts.tests));

const known = new Set(facts.items.map(({ id }) => id));
const recorded = existsSync(recordFile) ? readFileSync(recordFile, 'utf8') : '';
const all = [
  ...ids.filter((id) => !known.has(id)).map((id) => `There is no ${id}: ids are written as R-310 and A-05.`),
  ...strays.map(
    (file) =>
      `${file} looks like a test, but no run takes it: move it to where a config includes it, and name that place in tests/tools/trace/test-files.ts.`,
  ),
  ...problemsOf(facts),
  // The boundaries say this too, and this says when the boundaries themselves no longer run.
  ...(asked.check ? problemsOfSteps(read) : []),
  ...(asked.check ? compareRecord(recorded, facts.tests) : []),
];
const problems = all.filter((problem) => ids.length === 0 || ids.some((id) => problem.includes(id)));

const traced = trace(facts);
const chosen = traced.filter(
  ({ item, tests }) =>
    (ids.length === 0 || ids.includes(item.id)) &&
    (!asked.built || item.mark === 'built') &&
    (!asked.planned || item.mark === 'planned') &&
    (!asked.untested || tests.length === 0),
);
const sums = sumsOf(traced, facts);
const width = Math.min(120, Math.max(80, process.stdout.columns ?? 100));

// Whoever reads only the beginning (`pnpm trace | head`) has seen enough.
process.stdout.on('error', () => process.exit());
if (asked.check || asked.update)
  console.log(
    `${sums.ids} ids, ${sums.built} of them built; ${sums.tests} tests in ${files.length} files; ${sums.stories} stories.`,
  );
else if (asked.json) console.log(JSON.stringify({ traced: chosen, sums, problems }, undefined, 2));
else {
  for (const one of chosen) console.log(`${printTraced(one, width)}\n`);
  if (ids.length === 0) console.log(printSums(sums, width));
}
if (problems.length) {
  console.error(`\n${problems.join('\n')}`);
  process.exitCode = 1;
}
