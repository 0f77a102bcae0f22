// `node tests/bench/listing.ts`: how long a page of the listing takes among 200 and among 10,000 events to come, with each
// filter, beside a transaction that does nothing. Fails above three of those, above half as much again
// for fifty times the events, and when a plan reads the whole table.
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

const ROUNDS = 200;
const WARMING = 20;
/** The most a page may cost, in transactions that do nothing. */
const LIMIT = 3;
/** How much more it may cost among fifty times the events. */
const GROWTH = 1.5;
const FILTERS: Readonly<Record<string, string>> = {
  everything: '',
  'the tenth page': ', page => 10',
  'a category': `, category => 'Workshop'`,
  'a frequent city': `, city => 'City 3'`,
  'a rare city': `, city => 'Rarely'`,
  'a city that is none': `, city => 'Atlantis'`,
  'a category in a city': `, category => 'Workshop', city => 'City 3'`,
  'a frequent word': `, search => 'evening'`,
  'a rare word': `, search => 'zebra'`,
  'several words': `, search => 'evening workshop city'`,
  'a word that is none': `, search => 'xylophone'`,
};

const fill = (count: number) => `
  insert into public.events (title, description, category, location, start_time, end_time)
  select
    case when n % 97 = 0 then 'Zebra' else 'Gathering' end || ' number ' || n,
    repeat('An evening of words that most events have in common, and some that few do: ' || md5(n::text) || '. ', 3),
    (array['Networking', 'Workshop', 'Social', 'Cultural', 'Wellness & Fitness', 'Food & Drinks', 'Business', 'Other'])[1 + n % 8],
    case when n % 199 = 0 then 'Rarely' else 'City ' || n % 20 end || ', Street ' || n % 300,
    now() + make_interval(hours => n), now() + make_interval(hours => n + 2)
  from generate_series(1, ${count}) n;
  analyze public.events`;

interface Filled {
  client: Client;
  /** Only a superuser may watch plans within a function. */
  watcher: Client;
  stop(): Promise<void>;
}

async function open(count: number): Promise<Filled> {
  const database = await startDatabase({ ephemeral: true });
  const client = new Client({ connectionString: database.url });
  const watcher = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  await watcher.connect();
  await client.query(fill(count));
  await client.query('vacuum analyze public.events');
  await watcher.query(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
     set client_min_messages = log`,
  );
  return {
    client,
    watcher,
    async stop() {
      await client.end();
      await watcher.end();
      await database.stop();
    },
  };
}

/** One transaction as a request makes it; the time it takes is in ms. */
async function run(client: Client, sql: string): Promise<number> {
  const begun = performance.now();
  await client.query(
    `begin; select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true); ${sql}; commit`,
  );
  return performance.now() - begun;
}

const callOf = (name: string) => `select public.list_events(now()${FILTERS[name] ?? ''})`;

/** How the plan finds events, scan by scan. */
async function scansOf({ watcher }: Filled, name: string): Promise<string> {
  const plans: string[] = [];
  const note = ({ message = '' }) => plans.push(message);
  watcher.on('notice', note);
  await watcher.query(callOf(name));
  watcher.off('notice', note);
  const scans = plans.flatMap(
    (plan) => plan.match(/\w+ (?:\w+ )*Scan (?:using \w+ )?on (?:events\w*)/g) ?? [],
  );
  return [...new Set(scans.map((scan) => scan.replace(/^->\s*/, '')))].join(', ');
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

const [few, many] = [await open(200), await open(10_000)];
const NOTHING = 'nothing';
const sqlOf = (name: string) => (name === NOTHING ? 'select 1' : callOf(name));
const names = [NOTHING, ...Object.keys(FILTERS)];
const times = {
  few: new Map(names.map((name) => [name, [] as number[]])),
  many: new Map(names.map((name) => [name, [] as number[]])),
};
// In turns, so that whatever else the machine does strikes all of them.
for (let round = -WARMING; round < ROUNDS; round += 1) {
  for (const name of names) {
    const [before, after] = [await run(few.client, sqlOf(name)), await run(many.client, sqlOf(name))];
    if (round < 0) continue;
    times.few.get(name)?.push(before);
    times.many.get(name)?.push(after);
  }
}
const failures: string[] = [];
const nothing = times.many.get(NOTHING) ?? [];
console.log(
  `nothing: p50 ${at(nothing, 0.5).toFixed(2)} ms, p95 ${at(nothing, 0.95).toFixed(2)} ms (${ROUNDS} in turns)`,
);
for (const name of Object.keys(FILTERS)) {
  const [before, after] = [times.few.get(name) ?? [], times.many.get(name) ?? []];
  const ratio = at(after, 0.95) / at(nothing, 0.95);
  const middle = at(after, 0.5) / at(nothing, 0.5);
  const growth = at(after, 0.5) / at(before, 0.5);
  const scans = await scansOf(many, name);
  console.log(
    `${name}: p50 ${at(after, 0.5).toFixed(2)} ms, p95 ${at(after, 0.95).toFixed(2)} ms, ${ratio.toFixed(1)} of nothing (${middle.toFixed(1)} in the middle), grows to ${growth.toFixed(2)}; ${scans}`,
  );
  if (ratio > LIMIT) failures.push(`${name} takes ${ratio.toFixed(1)} times nothing`);
  if (growth > GROWTH) failures.push(`${name} grows to ${growth.toFixed(2)} times`);
  if (scans.includes('Seq Scan on events')) failures.push(`${name} reads the whole table`);
}
await few.stop();
await many.stop();
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
