// `pnpm security:mutants [count] [seed] [numbers]`: does a test notice when one place of the migrations is weakened? Makes mutants
// from a seed, runs the security tests against each, and lists those that nothing caught.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

const [count = 300, seed = Date.now() % 2 ** 31] = process.argv.slice(2, 4).map(Number);
/** Those of the sample to run again, by the numbers that a run printed. */
const again = process.argv[4]?.split(',').map(Number);
const project = path.join(import.meta.dirname, '../../packages/supabase/supabase');
const migrations = path.join(project, 'migrations');

/** A single place where protection can be taken away: what is looked for, and what is put there. */
interface Operator {
  readonly kind: string;
  readonly from: RegExp;
  readonly to: string;
}

const OPERATORS: readonly Operator[] = [
  { kind: 'policy', from: /(using|with check) \((?!true)(?=[^;]*;)/g, to: '$1 (true or ' },
  { kind: 'policy', from: /\(select auth\.uid\(\)\)/g, to: 'user_id' },
  {
    kind: 'grant',
    from: /grant execute on function\b([^;]*)to (authenticated|service_role)/g,
    to: 'grant execute on function$1to public',
  },
  {
    kind: 'grant',
    from: /grant select on ([a-z._]+) to authenticated/g,
    to: 'grant all on $1 to anon, authenticated',
  },
  {
    kind: 'grant',
    from: /grant insert \(/g,
    to: 'grant delete on public.events to authenticated; grant insert (',
  },
  { kind: 'RLS', from: /alter table ([a-z._]+) enable row level security;/g, to: '' },
  { kind: 'lock', from: / for (no key )?update;/g, to: ';' },
  { kind: 'lock', from: / for key share;/g, to: ';' },
  {
    kind: 'lock',
    from: /\n\s+order by ((?:user_id, other_user_|)id)(?=\n\s+for (no key )?update)/g,
    to: '\n  order by $1 desc',
  },
  { kind: 'lock', from: /perform pg_advisory_xact_lock\([^;]*;/g, to: '' },
  { kind: 'unique', from: /create unique index/g, to: 'create index' },
  { kind: 'unique', from: / unique(?=[ ,])/g, to: '' },
  { kind: 'check', from: / check \((?=[^;]*;)/g, to: ' check (true or ' },
  {
    kind: 'not null',
    from: /(?<=(?:uuid|text|integer|timestamptz|boolean|jsonb|text\[\]|timestamptz\[\])) not null/g,
    to: '',
  },
  { kind: 'trigger', from: /create trigger [^;]*;/g, to: '' },
  { kind: 'definer', from: /security invoker/g, to: 'security definer' },
  { kind: 'definer', from: /security definer/g, to: 'security invoker' },
  { kind: 'search_path', from: / set search_path = ''/g, to: '' },
  { kind: 'regex anchor', from: /~ '\^/g, to: "~ '" },
  { kind: 'regex anchor', from: /\$'(?=[\s,);])/g, to: "'" },
  { kind: 'regex anchor', from: /\('\^' \|\|/g, to: "('' ||" },
  { kind: 'topic', from: /'(user|typing):'/g, to: "'all:'" },
  { kind: 'topic', from: /(?<=topic\(\)\)) = '(events|admins)'/g, to: " <> 'none'" },
  { kind: 'topic', from: /'(events|admins)', true\)/g, to: "'everyone', true)" },
];

interface Mutant {
  readonly file: string;
  readonly kind: string;
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

function mutantsOf(file: string): Mutant[] {
  const sql = readFileSync(path.join(migrations, file), 'utf8');
  const replaced = replacedRanges(file, sql);
  return OPERATORS.flatMap(({ kind, from, to }) =>
    [...sql.matchAll(from)].flatMap((match) => {
      if (isComment(sql, match.index)) return [];
      if (kind === 'not null' && isInPrimaryKey(sql, match.index)) return [];
      if (replaced.some(({ from, to }) => from <= match.index && match.index < to)) return [];
      const changed = match[0].replace(new RegExp(from.source), to);
      // A lookahead sees nothing in the match alone: put the plain replacement there.
      const replacement =
        changed === match[0] ? to.replace(/\$(\d)/g, (_all, n: string) => match[Number(n)] ?? '') : changed;
      return [
        {
          file,
          kind,
          line: sql.slice(0, match.index).split('\n').length,
          was: match[0].replaceAll(/\s+/g, ' ').slice(0, 100),
          sql: sql.slice(0, match.index) + replacement + sql.slice(match.index + match[0].length),
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

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
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
  stdio: 'ignore' | 'inherit' = 'ignore',
): Promise<boolean> {
  const run = spawn(
    'vitest',
    ['run', '--config', 'tests/security/vitest.config.ts', '--bail', '1', '--reporter', 'dot', ...files],
    {
      cwd: path.join(import.meta.dirname, '../..'),
      env: { ...process.env, SECURITY_MIGRATIONS: path.join(folder, 'migrations'), CI: '1' },
      stdio,
    },
  );
  const [status] = (await once(run, 'exit')) as [number | null];
  return status !== 0;
}

if (await isCaught(path.join(migrations, '..'), [], 'inherit'))
  throw new Error('The tests are red without any mutant: mend that first.');
const all = readdirSync(migrations).flatMap(mutantsOf);
const chosen = sample(all, count)
  .map((mutant, index) => ({ mutant, number: index + 1 }))
  .filter(({ number }) => again?.includes(number) ?? true);
console.log(`${chosen.length} of ${all.length} mutants, seed ${seed}`);
let survivors = 0;
let bySight = 0;

async function judge({ mutant, number }: (typeof chosen)[number]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  cpSync(migrations, path.join(folder, 'migrations'), { recursive: true });
  cpSync(path.join(project, 'seed.sql'), path.join(folder, 'seed.sql'));
  writeFileSync(path.join(folder, 'migrations', mutant.file), mutant.sql);
  const isSeen = await isCaught(folder, ['inventory', 'catalog']);
  const near = isSeen ? [] : nearest(mutant);
  const caught =
    isSeen || (near.length > 0 && (await isCaught(folder, near))) || (await isCaught(folder, []));
  bySight += Number(isSeen);
  survivors += Number(!caught);
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${number} ${isSeen ? 'caught by sight' : caught ? 'caught' : 'SURVIVED'} ${mutant.kind}: ${mutant.file}:${mutant.line} ${mutant.was}`,
  );
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
