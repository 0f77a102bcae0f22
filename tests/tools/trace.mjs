// `pnpm trace`: the requirements and decisions that no test and no story names yet. `pnpm trace R-315 …`: the text of
// each id, the tests that prove it and the stories that show it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { models } from '@sorella/core/models';
import { NOTICES } from '@sorella/core/notices/catalogue';
import { root } from './processes.mjs';
import { readStoryIndex } from './story-index.mjs';
import { isBuilt, trace } from './trace/gather.ts';
import { idsIn } from './trace/ids.ts';
import { listTests } from './trace/list-tests.ts';
import { printSums, printTraced } from './trace/print.ts';
import { readOtherwise, staleReasons } from './trace/reasons.ts';
import { readRequirements } from './trace/requirements.ts';
import { readTests } from './trace/test-files.ts';

/** Ends with sentences instead of a stack of calls. */
function fail(...sentences) {
  console.error(sentences.join('\n'));
  process.exit(1);
}

/** Runs what throws sentences for people. */
function orFail(read) {
  try {
    return read();
  } catch (thrown) {
    return fail(`✗ ${thrown instanceof Error ? thrown.message : thrown}`);
  }
}

const { positionals: ids } = orFail(() => parseArgs({ allowPositionals: true }));
const items = orFail(() =>
  readRequirements(readFileSync(join(root, 'tests/trace/requirements.json'), 'utf8')),
);
const known = new Set(items.map(({ id }) => id));

const strangers = ids.filter((id) => !known.has(id));
if (strangers.length)
  fail(...strangers.map((id) => `✗ There is no ${id}: ids are written as R-310 and A-05.`));

const [tests, stories] = await Promise.all([
  listTests(root).catch((thrown) => fail(thrown.stderr ?? thrown, '✗ The tests could not be listed.')),
  readStoryIndex(),
]);
const machines = Object.fromEntries(Object.entries(models).map(([machine, { states }]) => [machine, states]));
const all = trace({ items, tests, stories, notices: NOTICES, machines });
const width = Math.min(120, Math.max(80, process.stdout.columns ?? 100));

// Whoever reads only the beginning (`pnpm trace | head`) has seen enough.
process.stdout.on('error', () => process.exit());
const chosen = all.filter((one) => (ids.length ? ids.includes(one.item.id) : !isBuilt(one)));
for (const one of chosen) console.log(`${printTraced(one, width)}\n`);
if (ids.length === 0) console.log(printSums(all, width));

// The page of requirements reads titles from files and runs nothing: here both ways are known.
const idsOf = (all) => new Set(all.flatMap(({ name }) => idsIn(name)).filter((id) => known.has(id)));
const reasons = JSON.parse(readFileSync(join(root, 'tests/trace/unproved.json'), 'utf8'));
const wrong = [
  ...readOtherwise(idsOf(tests), idsOf(readTests(root))),
  ...staleReasons(reasons, known, new Set(all.filter(isBuilt).map(({ item }) => item.id))),
];
if (wrong.length) fail(...wrong.map((sentence) => `✗ ${sentence}`));
