// `pnpm bench:growth`: what each request costs in the database among 10,000, 100,000 and 1,000,000 rows, as medians of runs
// in turns, and which plans it takes. Fails when what members open grows by more than half from the smallest to the
// largest, any call by more than the limit of its own, or when a procedure is in none of the calls. `--keep` writes the figures that Storybook's page of growth draws.
// Other sizes: `--rows 1000,10000`.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Call, calls, proceduresOf } from './calls.ts';
import { ADMIN, HER, makeWorld, type World } from './world.ts';

const ROUNDS = 25;
const WARMING = 3;
/** What takes long is run less often: a call stops after so many ms, with at least this many rounds. */
const PATIENCE_MS = 12_000;
const LEAST = 5;
/** How much more what members open may cost among a hundred times the rows. */
const GROWTH = 1.5;
/** Where Storybook reads them. */
const FIGURES = new URL('../../../.storybook/docs/growth/figures.json', import.meta.url);

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    keep: { type: 'boolean', default: false },
  },
});
const sizes = values.rows.split(',').map(Number);

const nothing: Call = { name: 'nothing', as: 'member', sql: 'select 1' };

function claimsOf({ as, who }: Call, { picked }: World): { role: string; sub?: string } {
  if (as === 'visitor') return { role: 'anon' };
  if (as === 'server') return { role: 'service_role' };
  return { role: 'authenticated', sub: who?.(picked) ?? (as === 'admin' ? ADMIN : HER) };
}

const sqlOf = ({ sql }: Call, { picked }: World) => (typeof sql === 'string' ? sql : sql(picked));

/** One transaction as a request makes it, taken back; in ms. @throws Error with the call's name. */
async function run(call: Call, world: World): Promise<number> {
  const claims = claimsOf(call, world);
  const began = performance.now();
  try {
    await world.client.query(
      `begin; select set_config('search_path', 'public, extensions', true), set_config('role', '${claims.role}', true),
       set_config('request.jwt.claims', '${JSON.stringify(claims)}', true); ${sqlOf(call, world)}; rollback`,
    );
  } catch (error) {
    await world.client.query('rollback');
    throw new Error(`${call.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return performance.now() - began;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How rows are found, scan by scan, procedures included. */
async function scansOf(call: Call, world: World): Promise<string[]> {
  const plans: string[] = [];
  const note = ({ message = '' }) => plans.push(message);
  world.client.on('notice', note);
  await world.client.query(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
     set client_min_messages = log`,
  );
  await run(call, world);
  await world.client.query('set auto_explain.log_min_duration = -1; set client_min_messages = notice');
  world.client.off('notice', note);
  const scans = plans.flatMap(
    (plan) => plan.match(/(?:Seq|Index Only|Index|Bitmap Index) Scan (?:using \w+ )?on \w+/g) ?? [],
  );
  return [...new Set(scans)].toSorted();
}

async function missingProcedures({ client }: World): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const worlds = new Set(
    calls.flatMap((call) => proceduresOf(typeof call.sql === 'string' ? call.sql : String(call.sql))),
  );
  return rows.map(({ name }) => name).filter((name) => !worlds.has(name));
}

interface Size {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
}

async function sizesOf({ client }: World): Promise<Size[]> {
  const { rows } = await client.query<{ table: string; rows: string; bytes: string }>(
    `select schemaname || '.' || relname as table, n_live_tup as rows, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where schemaname in ('public', 'private') order by 3 desc limit 14`,
  );
  return rows.map(({ table, ...row }) => ({ table, rows: Number(row.rows), bytes: Number(row.bytes) }));
}

const worlds: World[] = [];
for (const rows of sizes) {
  const began = performance.now();
  worlds.push(await makeWorld(rows));
  console.info(`${rows} rows made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
const [smallest, largest] = [worlds[0], worlds.at(-1)];
if (smallest === undefined || largest === undefined) throw new Error('No size to measure');

const broken = (await missingProcedures(smallest)).map((name) => `${name} is in no call`);
const times = new Map<string, number[][]>();
for (const call of [nothing, ...calls]) {
  const all: number[][] = worlds.map(() => []);
  // In turns, so that whatever else the machine does strikes all sizes.
  const began = performance.now();
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    if (round >= LEAST && performance.now() - began > PATIENCE_MS) break;
    for (const [at, world] of worlds.entries()) {
      const taken = await run(call, world).catch((error: Error) => {
        if (round === -WARMING) broken.push(error.message);
        return 0;
      });
      if (round >= 0) all[at]?.push(taken);
    }
  }
  times.set(call.name, all);
}

const figures: object[] = [];
for (const call of calls) {
  const medians = (times.get(call.name) ?? []).map(median);
  const grows = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  const isMembers = call.as === 'member' || call.as === 'visitor';
  const most = call.limit ?? (isMembers ? GROWTH : Number.POSITIVE_INFINITY);
  if (grows > most) broken.push(`${call.name} grows to ${grows.toFixed(2)}`);
  const scans = await scansOf(call, largest).catch(() => []);
  figures.push({ name: call.name, as: call.as, ms: medians.map((ms) => Number(ms.toFixed(2))), scans });
  console.info(
    `${call.as.padEnd(8)}${call.name.padEnd(45)} ${medians.map((ms) => ms.toFixed(2).padStart(8)).join('')} ms  × ${grows.toFixed(2)}`,
  );
}
const empty = (times.get(nothing.name) ?? []).map((all) => Number(median(all).toFixed(2)));
const tables = await sizesOf(largest);
console.info(`nothing: ${empty.join(', ')} ms`);
for (const { table, rows, bytes } of tables)
  console.info(
    `${table.padEnd(40)} ${String(rows).padStart(9)} rows ${(bytes / 2 ** 20).toFixed(0).padStart(6)} MiB`,
  );
if (values.keep)
  await writeFile(FIGURES, `${JSON.stringify({ sizes, nothing: empty, calls: figures, tables }, null, 1)}\n`);
for (const world of worlds) await world.stop();
if (broken.length > 0) {
  console.error(`Not held:\n${broken.join('\n')}`);
  process.exitCode = 1;
}
