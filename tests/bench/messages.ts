// `node tests/bench/messages.ts`: what messages cost in the database at 10,000 members and 1,000,000 messages, as a ratio
// to an empty transaction of the same run, and how it grows from 10,000 messages, which lie in a database beside it and are
// asked in turns. Another size: its argument.
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

const MEMBERS = 10_000;
const MESSAGES = Number(process.argv[2] ?? 1_000_000);
const FEW = 10_000;
const SAMPLES = 300;
/** A member with a conversation with each of so many others. */
const BUSY_CONVERSATIONS = 2_000;

const member = (n: number | string) => `md5('member ' || ${n})::uuid`;

const WORLD = `
  set session_replication_role = replica;
  insert into public.profiles (id, first_name, last_name) select ${member('n')}, 'First' || n, 'Last' || n
  from generate_series(0, ${MEMBERS - 1}) n;
  insert into public.events (id, title, location, start_time, end_time, max_attendees)
  select md5('event ' || n)::uuid, 'Event ' || n, 'Berlin', now(), now() + interval '1 hour', 100
  from generate_series(0, 999) n;
  insert into public.event_applications (user_id, event_id, status)
  select ${member('n')}, md5('event ' || (n + round * 37) % 1000)::uuid, 'approved'
  from generate_series(0, ${MEMBERS - 1}) n, generate_series(1, 5) round;
`;

/** Everyone writes with about twenty others; member 1 with 2,000; and 2 and 3 never stop. */
const messages = (from: number, to: number) => `
  set session_replication_role = replica;
  insert into public.messages (sender_id, recipient_id, content, is_read, created_at)
  select case when n % 2 = 0 then one else other end, case when n % 2 = 0 then other else one end,
    'Message ' || n || repeat(' and some words', 4), n % 5 <> 0, now() - interval '1 second' * (${MESSAGES} - n)
  from (
    select n,
      case when n % 20 = 0 then ${member('2')} when n % 20 = 1 then ${member('1')} else ${member(`n % ${MEMBERS}`)} end one,
      case when n % 20 = 0 then ${member('3')}
        when n % 20 = 1 then ${member(`10 + (n / 20) % ${BUSY_CONVERSATIONS}`)}
        else ${member(`(n % ${MEMBERS} + 1 + (n / ${MEMBERS}) % 20) % ${MEMBERS}`)} end other
    from generate_series(${from}, ${to - 1}) n
  ) pair where one <> other;
  truncate public.conversation_heads;
  insert into public.conversation_heads
    (user_id, other_user_id, last_message_id, last_message, last_message_time, unread_count)
  select distinct on (owner, other) owner, other, id, left(content, 300), created_at,
    count(*) filter (where recipient_id = owner and not is_read) over (partition by owner, other)
  from public.messages
  cross join lateral (values (sender_id, recipient_id), (recipient_id, sender_id)) pair (owner, other)
  order by owner, other, created_at desc;
  set session_replication_role = origin;
`;

/**
 * The most that a need may grow from few messages to many, and the busy one's inbox may cost of anybody's. An empty
 * transaction takes 0.2 ms here and the dearest need 1.2 ms, so that a tenth of a millisecond more or less is half an
 * empty one: the limits leave that room, and what is planned anew or scans is far beyond them.
 */
const GROWTH = 1.4;
const BUSY = 1.5;

async function open() {
  const database = await startDatabase({ ephemeral: true });
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(WORLD);
  await client.query(messages(0, FEW));
  const close = async () => {
    await client.end();
    await database.stop();
  };
  return { client, close };
}
const small = await open();
const large = await open();

const idOf = async (n: number) => {
  const { rows } = await large.client.query<{ id: string }>(`select ${member(n)} as id`);
  return rows[0]?.id ?? '';
};

/** One transaction as a request makes it; the time it takes is in ms. */
async function run(client: Client, userId: string, sql: string): Promise<number> {
  const claims = JSON.stringify({ role: 'authenticated', sub: userId });
  const began = performance.now();
  await client.query(
    `begin; select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true); ${sql}; rollback`,
  );
  return performance.now() - began;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

interface Need {
  name: string;
  who(round: number): Promise<string>;
  sql(userId: string): string;
  /** The most it may cost, in empty transactions. */
  limit: number;
}

const [busy, two, three] = [await idOf(1), await idOf(2), await idOf(3)];
const anyone = (round: number) => idOf(100 + ((round * 7) % (MEMBERS - 100)));
const same = (userId: string) => () => Promise.resolve(userId);
const NEEDS: readonly Need[] = [
  { name: 'inbox', who: anyone, sql: (id) => `select * from get_conversations('${id}', 50)`, limit: 4 },
  {
    name: 'inbox of the busy one',
    who: same(busy),
    sql: (id) => `select * from get_conversations('${id}', 50)`,
    limit: 6,
  },
  { name: 'unread count', who: anyone, sql: (id) => `select get_unread_count('${id}')`, limit: 4 },
  { name: 'newest of a thread', who: same(two), sql: () => `select * from get_thread('${three}')`, limit: 5 },
  {
    name: 'messageable, first page',
    who: anyone,
    sql: (id) => `select * from get_messageable_users('${id}')`,
    limit: 7,
  },
];

type Times = ReadonlyMap<string, { p50: number; p95: number }>;

/** In turns over both databases, so that whatever else the machine does strikes all of them. */
async function measure(): Promise<{ few: Times; many: Times }> {
  const names = ['empty', ...NEEDS.map(({ name }) => name)];
  const sizes = [small, large].map(({ client }) => ({
    client,
    times: new Map<string, number[]>(names.map((name) => [name, []])),
  }));
  for (let round = 0; round < SAMPLES; round += 1) {
    for (const { client, times } of sizes) times.get('empty')?.push(await run(client, two, 'select 1'));
    for (const { name, who, sql } of NEEDS) {
      const userId = await who(round);
      for (const { client, times } of sizes) times.get(name)?.push(await run(client, userId, sql(userId)));
    }
  }
  const [few, many] = sizes.map(
    ({ times }) =>
      new Map(
        [...times].map(([name, all]) => {
          const sorted = all.toSorted((one, other) => one - other);
          return [name, { p50: at(sorted, 0.5), p95: at(sorted, 0.95) }] as const;
        }),
      ),
  );
  return { few: few ?? new Map(), many: many ?? new Map() };
}

async function scansMessages(): Promise<string[]> {
  const found: string[] = [];
  await large.client.query('select pg_stat_reset()');
  const scans = async () => {
    await large.client.query('select pg_stat_force_next_flush()');
    const { rows } = await large.client.query<{ scans: string }>(
      `select seq_scan::text as scans from pg_stat_user_tables where relname = 'messages'`,
    );
    return Number(rows[0]?.scans ?? 0);
  };
  for (const { name, who, sql } of NEEDS) {
    const before = await scans();
    const userId = await who(1);
    await run(large.client, userId, sql(userId));
    if ((await scans()) > before) found.push(name);
  }
  return found;
}

await large.client.query(messages(FEW, MESSAGES));
for (const { client } of [small, large]) await client.query('vacuum analyze');
await measure();
const { few, many } = await measure();
const empty = many.get('empty');
const broken: string[] = [];
console.info(
  `${MEMBERS} members, ${MESSAGES} messages; an empty transaction: p50 ${empty?.p50.toFixed(2)} ms, p95 ${empty?.p95.toFixed(2)} ms`,
);
for (const { name, limit } of NEEDS) {
  const [now, before] = [many.get(name), few.get(name)];
  if (!now || !before || !empty) continue;
  const ratio = now.p95 / empty.p95;
  const middle = now.p50 / empty.p50;
  const growth = now.p50 / before.p50;
  if (ratio > limit) broken.push(`${name}: costs too much`);
  if (growth > GROWTH) broken.push(`${name}: grows`);
  console.info(
    `${name}: p50 ${now.p50.toFixed(2)} ms, p95 ${now.p95.toFixed(2)} ms, ${ratio.toFixed(1)} of ${limit} empty ones (${middle.toFixed(1)} in the middle), ${growth.toFixed(2)} of ${GROWTH} times that at ${FEW} messages`,
  );
}
const busyRatio = (many.get('inbox of the busy one')?.p50 ?? 0) / (many.get('inbox')?.p50 ?? 1);
if (busyRatio > BUSY) broken.push('the busy one waits longer');
console.info(
  `${BUSY_CONVERSATIONS} conversations: ${busyRatio.toFixed(2)} of ${BUSY} times the inbox of anybody`,
);
const scanned = await scansMessages();
console.info(
  scanned.length === 0 ? 'no sequential scan of messages' : `messages are scanned by: ${scanned.join(', ')}`,
);
if (broken.length > 0) console.info(`Not held: ${broken.join(', ')}`);
await small.close();
await large.close();
process.exitCode = broken.length > 0 || scanned.length > 0 ? 1 : 0;
