// `pnpm bench:long-texts`: what it costs to refuse a text of 100 KB, for every procedure and argument that takes a text,
// as who may send it, beside the same request that reads the text and does nothing. Fails when the median of a refusal is
// more than twice that and 20 ms, or when a text that is taken (300 letters as a city) costs twice a short one and 5 ms.
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';
import { ADMIN, MAYA } from '../security/support/demo-world.ts';
import { identity } from '../security/support/identity.ts';
import { callWith, LONG, longTextCases } from '../security/support/long-texts.ts';

const ROUNDS = 7;
const TIMES = 2;
const REFUSED_MS = 20;
const TAKEN_MS = 5;

const database = await startDatabase({ ephemeral: true, seed: true });
const client = new Client({ connectionString: database.url });
await client.connect();

/** One request of which nothing stays, in ms. */
async function timed(who: string, sql: string, values: unknown[]): Promise<number> {
  const { role, claims } = identity(who);
  await client.query('begin');
  await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
    role,
    claims,
  ]);
  const began = performance.now();
  await client.query(sql, values).catch(() => undefined);
  const took = performance.now() - began;
  await client.query('rollback');
  return took;
}

/** The medians of both, asked in turns so that whatever else the machine does strikes both. */
async function medians(one: () => Promise<number>, other: () => Promise<number>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await one());
    times[1].push(await other());
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return [median(times[0]), median(times[1])];
}

const broken: string[] = [];
const refusals: { title: string; refusal: number; reading: number }[] = [];
try {
  const cases = await longTextCases(client);
  for (const each of cases) {
    for (const who of each.procedure.visitors ? ['visitor', MAYA] : [MAYA, ADMIN]) {
      for (const [kind, long] of Object.entries(LONG[each.argument.type] ?? {})) {
        const { sql, values } = callWith(each, who, long);
        const [refusal, reading] = await medians(
          () => timed(who, sql, values),
          () => timed(who, `select $1::${each.argument.type} is null`, [long]),
        );
        refusals.push({ title: `${each.title}: ${kind}, as ${who}`, refusal, reading });
      }
    }
  }
  for (const { title, refusal, reading } of refusals) {
    if (refusal > TIMES * reading + REFUSED_MS) {
      broken.push(`${title}: ${refusal.toFixed(1)} ms, ${reading.toFixed(1)} to read it`);
    }
  }
  console.log(`${refusals.length} long texts refused; the dearest, in ms:`);
  for (const { title, refusal, reading } of refusals.toSorted((a, b) => b.refusal - a.refusal).slice(0, 8)) {
    console.log(`  ${refusal.toFixed(1)} (${reading.toFixed(1)} to read it) ${title}`);
  }

  const listing = cases.find(({ title }) => title === 'list_events, city');
  if (!listing) throw new Error('Events are listed by city');
  const city = (text: string) => {
    const { sql, values } = callWith(listing, 'visitor', text);
    return () => timed('visitor', sql, values);
  };
  const [long, short] = await medians(city('Straße der Ähren, '.repeat(20).slice(0, 300)), city('a'));
  console.log(`300 letters as a city: ${long.toFixed(1)} ms, one letter ${short.toFixed(1)} ms`);
  if (long > TIMES * short + TAKEN_MS)
    broken.push(`300 letters as a city take ${(long / short).toFixed(1)} times one`);
} finally {
  await client.end();
  await database.stop();
}
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exitCode = 1;
}
