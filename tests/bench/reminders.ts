// `pnpm bench:reminders`: what one run of the schedule costs that reminds 10,000 members of 200 events, batch by batch as
// the function that sends mails asks for it, and what taking and listing mails costs among 1,000 and 100,000 that wait.
// Fails when a batch of the end costs twice one of the beginning, or a request by half more among a hundred times the rows.
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

const BATCH = 500;
const MEMBERS = 10_000;
const EVENTS = 200;
/** Seats of each event, all of them taken. */
const SEATS = 100;
const ROUNDS = 15;
const SIZES = [1000, 100_000];

const id = (kind: string, n: string) =>
  `('00000000-0000-4000-8${kind}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const database = await startDatabase({ ephemeral: true });
const client = new Client({ connectionString: database.url });
await client.connect();

/** One request, in ms. */
async function timed(sql: string, claims = '{"role": "service_role"}', end = 'commit'): Promise<number> {
  const { role } = JSON.parse(claims) as { role: string };
  const began = performance.now();
  await client.query(
    `begin; select set_config('role', '${role}', true), set_config('request.jwt.claims', '${claims}', true); ${sql}; ${end}`,
  );
  return performance.now() - began;
}

const admin = '00000000-0000-4000-8aaa-000000000000';
const broken: string[] = [];
try {
  await client.query(
    `insert into auth.users (id, email) select ${id('aaa', 'n')}, 'm' || n || '@bench.test' from generate_series(0, ${MEMBERS - 1}) n`,
  );
  await client.query(`insert into public.admin_users (user_id) values ('${admin}')`);
  await client.query(
    `insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required)
     select ${id('bbb', 'n')}, 'Gathering ' || n, 'Berlin', now() + interval '23 hours' + n * interval '10 seconds',
       now() + interval '26 hours', ${SEATS}, 0
     from generate_series(0, ${EVENTS - 1}) n`,
  );
  // As if each had applied long ago.
  await client.query('alter table public.event_applications disable trigger user');
  await client.query(
    `insert into public.event_applications (event_id, user_id, status)
     select ${id('bbb', 'n')}, ${id('aaa', `(n * ${SEATS} + seat) % ${MEMBERS}`)}, 'approved'
     from generate_series(0, ${EVENTS - 1}) n cross join generate_series(0, ${SEATS - 1}) seat`,
  );
  await client.query('alter table public.event_applications enable trigger user');
  await client.query('analyze');

  const batches: number[] = [];
  for (;;) {
    const before = await client.query<{ n: string }>('select count(*) as n from private.notifications');
    batches.push(await timed(`select public.write_reminders(${BATCH})`));
    const after = await client.query<{ n: string }>('select count(*) as n from private.notifications');
    if (Number(after.rows[0]?.n) - Number(before.rows[0]?.n) < BATCH) break;
  }
  const { rows } = await client.query<{ n: string; twice: string }>(
    `select count(*) as n, count(*) - count(distinct (user_id, event_id)) as twice from private.notifications where kind = 'event-tomorrow'`,
  );
  const [first, last] = [median(batches.slice(0, 5)), median(batches.slice(-6, -1))];
  const sum = batches.reduce((all, one) => all + one, 0);
  console.info(
    `${rows[0]?.n} reminders of ${EVENTS} events in ${batches.length} batches: ${(sum / 1000).toFixed(1)} s, ${first.toFixed(0)} ms a batch first, ${last.toFixed(0)} ms last`,
  );
  if (Number(rows[0]?.n) !== EVENTS * SEATS || Number(rows[0]?.twice) !== 0)
    broken.push('not each was reminded once');
  if (last > 2 * first) broken.push(`a batch costs ${(last / first).toFixed(1)} times as much at the end`);

  const REQUESTS: readonly (readonly [name: string, sql: string, claims: string, most: number])[] = [
    ['taking mails', 'select * from public.take_outgoing_mails(20)', '{"role": "service_role"}', 1.5],
    [
      'a page of mails that failed',
      `select public.admin_list_mails(1, 25, false, 'failed')`,
      `{"role": "authenticated", "sub": "${admin}"}`,
      1.5,
    ],
    [
      // How many there are is counted.
      'a page of mails that wait',
      `select public.admin_list_mails(1, 25, false, 'waiting')`,
      `{"role": "authenticated", "sub": "${admin}"}`,
      200,
    ],
    ['reminding of nothing', `select public.write_reminders(${BATCH})`, '{"role": "service_role"}', 1.5],
  ];
  const costs: number[][] = REQUESTS.map(() => []);
  for (const size of SIZES) {
    await client.query('delete from private.outgoing_mails');
    await client.query(
      `insert into private.outgoing_mails (user_id, kind, details, notification_id, next_attempt_at, attempts, valid_until)
       select ${id('aaa', `n % ${MEMBERS}`)}, 'event-tomorrow', private.event_details(event), null, now(),
         case when n % 100 = 0 and n < 1000 then 10 else 0 end, event.start_time
       from generate_series(0, ${size - 1}) n join public.events event on event.id = ${id('bbb', `n % ${EVENTS}`)}`,
    );
    await client.query('analyze private.outgoing_mails');
    for (const [at, [, sql, claims]] of REQUESTS.entries()) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(sql, claims, 'rollback'));
      costs[at]?.push(median(times));
    }
  }
  for (const [at, [name, , , most]] of REQUESTS.entries()) {
    const [few = 0, many = 0] = costs[at] ?? [];
    console.info(
      `${name}: ${few.toFixed(1)} ms among ${SIZES[0]}, ${many.toFixed(1)} ms among ${SIZES[1]}, ${(many / few).toFixed(2)} times`,
    );
    // A tenth of a ms is the machine's.
    if (many > few * most + 1) broken.push(`${name} grows`);
  }
} finally {
  await client.end();
  await database.stop();
}
for (const one of broken) console.error(one);
process.exitCode = broken.length > 0 ? 1 : 0;
