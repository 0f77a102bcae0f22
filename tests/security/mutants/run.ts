// `pnpm security:mutants [count] [--of protection|behaviour] [--seed n] [--only 3,5]`: does a test notice when one place of the
// migrations is worse than it was? Makes mutants from a seed, runs the security tests against each, and those of the port's
// contract where the behaviour of a procedure is at stake, and lists those that nothing caught.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BEHAVIOUR, type Operator, PROTECTION } from './operators.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    list: { type: 'boolean' },
  },
});
const count = Number(positionals[0] ?? 300);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
/** Those of the sample to run again, by the numbers that a run printed. */
const again = values.only?.split(',').map(Number);
function operatorsOf(family: string | undefined): readonly Operator[] {
  if (family === undefined) return [...PROTECTION, ...BEHAVIOUR];
  if (family === 'protection') return PROTECTION;
  if (family === 'behaviour') return BEHAVIOUR;
  throw new Error(`There are mutants of protection and of behaviour, not of ${family}.`);
}
const operators = operatorsOf(values.of);
const root = path.join(import.meta.dirname, '../../..');
const project = path.join(root, 'packages/supabase/supabase');
const migrations = path.join(project, 'migrations');

interface Mutant {
  readonly file: string;
  readonly kind: string;
  /** Of what a procedure does, and not of what protects by itself. */
  readonly isOfBodies: boolean;
  readonly line: number;
  readonly was: string;
  readonly sql: string;
}

/** What is only said, not done: comments, and the bodies of comments on tables. */
const isComment = (sql: string, at: number): boolean =>
  sql
    .slice(sql.lastIndexOf('\n', at) + 1, at)
    .trimStart()
    .startsWith('--');

/** Statements that a later file may take back, by the name in them. */
const REPLACEABLE: readonly { made: RegExp; gone: (name: string) => readonly string[] }[] = [
  {
    made: /create (?:or replace )?function ([a-z_.]+)\([\s\S]*?\n?\$\$;/g,
    gone: (name) => [`create or replace function ${name}(`, `drop function ${name}(`],
  },
  {
    made: /create policy ("[^"]+")[^;]*;/g,
    gone: (name) => [`alter policy ${name}`, `drop policy ${name}`],
  },
];

/** Where in a file stands what a later file writes anew or drops: a mutant there changes nothing. */
function replacedRanges(file: string, sql: string): { from: number; to: number }[] {
  const later = readdirSync(migrations)
    .filter((other) => other > file)
    .map((other) => readFileSync(path.join(migrations, other), 'utf8'));
  return REPLACEABLE.flatMap(({ made, gone }) =>
    [...sql.matchAll(made)]
      .filter(([, name = '']) => later.some((text) => gone(name).some((words) => text.includes(words))))
      .map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
  );
}

/** A column of a key of several is never null, whatever is said beside it. */
function isInPrimaryKey(sql: string, at: number): boolean {
  const table = sql.slice(sql.lastIndexOf('create table', at), sql.indexOf('\n);', at));
  const [, key = ''] = /\n\s+primary key \(([^)]*)\)/.exec(table) ?? [];
  const [column = ''] = sql
    .slice(sql.lastIndexOf('\n', at) + 1, at)
    .trim()
    .split(' ');
  return key.split(', ').includes(column);
}

/** Between an odd `$$` and the next. */
const isInBody = (sql: string, at: number): boolean => sql.slice(0, at).split('$$').length % 2 === 0;

function mutantsOf(file: string): Mutant[] {
  const sql = readFileSync(path.join(migrations, file), 'utf8');
  const replaced = replacedRanges(file, sql);
  return operators.flatMap(({ kind, from, to, isOfBodies = false }) =>
    [...sql.matchAll(from)].flatMap((match) => {
      if (isComment(sql, match.index)) return [];
      if (isOfBodies && !isInBody(sql, match.index)) return [];
      if (kind === 'not null' && isInPrimaryKey(sql, match.index)) return [];
      if (replaced.some(({ from, to }) => from <= match.index && match.index < to)) return [];
      const worse =
        typeof to === 'string'
          ? to.replace(/\$(\d)/g, (_all, n: string) => match[Number(n)] ?? '')
          : to(...match);
      if (worse === null) return [];
      return [
        {
          file,
          kind,
          isOfBodies,
          line: sql.slice(0, match.index).split('\n').length,
          was: match[0].replaceAll(/\s+/g, ' ').slice(0, 100),
          sql: sql.slice(0, match.index) + worse + sql.slice(match.index + match[0].length),
        },
      ];
    }),
  );
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** As many as are wanted, one kind after the other, so that rare kinds are not lost among many. */
function sample(all: readonly Mutant[], wanted: number): Mutant[] {
  const random = randomFrom(seed);
  const byKind = [...Map.groupBy(all, ({ kind }) => kind).values()].map((mutants) =>
    mutants
      .map((mutant) => [random(), mutant] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, mutant]) => mutant),
  );
  const chosen: Mutant[] = [];
  for (let round = 0; chosen.length < Math.min(wanted, all.length); round += 1)
    for (const mutants of byKind) {
      const mutant = mutants[round];
      if (mutant !== undefined && chosen.length < wanted) chosen.push(mutant);
    }
  return chosen;
}

const folderOfTests = path.join(import.meta.dirname, '..');
const tests = readdirSync(folderOfTests)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(folderOfTests, file), 'utf8') }));
const OBJECT =
  /(?:create (?:or replace )?function|create table|alter table|on) (?:public|private)\.([a-z_]+)/g;

/** The tests that speak most of what the statement of a mutant makes: they are asked before all others. */
function nearest({ file, line }: Mutant, howMany = 4): string[] {
  const lines = readFileSync(path.join(migrations, file), 'utf8').split('\n');
  const above = lines.slice(0, line).join('\n');
  const [last] = [...above.matchAll(OBJECT)].slice(-1);
  const name = last?.[1];
  if (name === undefined) return [];
  return tests
    .map((test) => ({ file: test.file, told: test.text.split(name).length - 1 }))
    .filter(({ told }) => told > 0)
    .toSorted((a, b) => b.told - a.told)
    .slice(0, howMany)
    .map((test) => test.file.replace('.test.ts', ''));
}

/** Runs tests on a folder of migrations; true when they noticed, or the migrations do not even run. */
async function isCaught(
  folder: string,
  files: readonly string[],
  {
    suite = 'security',
    stdio = 'ignore',
  }: { suite?: 'security' | 'contract'; stdio?: 'ignore' | 'inherit' } = {},
): Promise<boolean> {
  const run = spawn(
    'vitest',
    ['run', '--config', `tests/${suite}/vitest.config.ts`, '--bail', '1', '--reporter', 'dot', ...files],
    {
      cwd: root,
      env: { ...process.env, MIGRATIONS_UNDER_TEST: path.join(folder, 'migrations'), CI: '1' },
      stdio,
    },
  );
  const [status] = (await once(run, 'exit')) as [number | null];
  return status !== 0;
}

const nameOf = ({ kind, file, line, was }: Mutant): string => `${kind}: ${file}:${line} ${was}`;

const all = readdirSync(migrations).flatMap(mutantsOf);
const chosen = sample(all, count)
  .map((mutant, index) => ({ mutant, number: index + 1 }))
  .filter(({ number }) => again?.includes(number) ?? true);
console.log(`${chosen.length} of ${all.length} mutants, seed ${seed}`);
if (values.list === true) {
  for (const { mutant, number } of chosen) console.log(`${number} ${nameOf(mutant)}`);
  process.exit();
}
if (await isCaught(path.join(migrations, '..'), [], { stdio: 'inherit' }))
  throw new Error('The tests are red without any mutant: mend that first.');
let survivors = 0;
let bySight = 0;

async function judge({ mutant, number }: (typeof chosen)[number]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  cpSync(migrations, path.join(folder, 'migrations'), { recursive: true });
  cpSync(path.join(project, 'seed.sql'), path.join(folder, 'seed.sql'));
  writeFileSync(path.join(folder, 'migrations', mutant.file), mutant.sql);
  // What a procedure does stands in neither of the two.
  const isSeen = !mutant.isOfBodies && (await isCaught(folder, ['inventory', 'catalog']));
  const near = isSeen ? [] : nearest(mutant);
  const caught =
    isSeen ||
    (near.length > 0 && (await isCaught(folder, near))) ||
    (await isCaught(folder, [])) ||
    (mutant.isOfBodies && (await isCaught(folder, ['postgres'], { suite: 'contract' })));
  bySight += Number(isSeen);
  survivors += Number(!caught);
  rmSync(folder, { recursive: true, force: true });
  console.log(`${number} ${isSeen ? 'caught by sight' : caught ? 'caught' : 'SURVIVED'} ${nameOf(mutant)}`);
}

const waiting = chosen.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const mutant of waiting) await judge(mutant);
  }),
);
const share = (100 * (chosen.length - survivors)) / chosen.length;
console.log(`${share.toFixed(1)} % caught, ${bySight} of them by the catalog and the inventory`);
if (share < 98) process.exitCode = 1;
