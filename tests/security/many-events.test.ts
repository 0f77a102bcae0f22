import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers, type Person } from './support/crowd.ts';

const CLIENTS = 40;
const EVENTS = 100;
const SEATS = 20;
const members = Array.from({ length: CLIENTS }, (_, index) => madeUpId('d1', index));
const admins = Array.from({ length: CLIENTS }, (_, index) => madeUpId('d2', index));
const events = Array.from({ length: EVENTS }, (_, index) => madeUpId('d3', index));

/** From one of them on and round, so that clients meet everywhere. */
const from = (all: readonly string[], start: number) => [...all.slice(start), ...all.slice(0, start)];

/** Applies for all events, then approves whatever waits as long as there is a seat. */
async function client(person: Person, index: number, all: readonly string[]): Promise<string[]> {
  const [member = '', admin = ''] = [members[index], admins[index]];
  const said: string[] = [];
  const act = async (who: string, sql: string) => {
    const answer = await person.act(who, sql);
    if (typeof answer === 'string') said.push(answer);
    return answer;
  };
  const start = Math.floor((index * all.length) / CLIENTS);
  for (const event of from(all, start))
    await act(
      member,
      `insert into public.event_applications (event_id, user_id) values ('${event}', '${member}')`,
    );
  for (const event of from(all, start)) {
    const mine = await person.act(
      admin,
      `select id from public.event_applications where event_id = '${event}' and status = 'pending' order by random() limit 3`,
    );
    for (const { id } of Array.isArray(mine) ? mine : [])
      await act(admin, `select public.decide_application('${String(id)}', 'approve')`);
  }
  return said;
}

/** How many of the events have so many approved applications. */
async function approvedOf(crowd: Crowd): Promise<Record<number, number>> {
  const rows = await crowd.people.at(-1)?.act(
    'owner',
    `select approved, count(*)::int as events from (
       select events.id, count(a.id)::int as approved from public.events
       left join public.event_applications a on a.event_id = events.id and a.status = 'approved'
       group by 1
     ) counted group by 1`,
  );
  return Object.fromEntries(
    (Array.isArray(rows) ? rows : []).map(({ approved, events: number }) => [
      Number(approved),
      Number(number),
    ]),
  );
}

async function rush(crowd: Crowd, all: readonly string[] = events): Promise<Set<string>> {
  const owner = crowd.people.at(-1);
  await owner?.act('owner', newcomers([...members, ...admins], admins));
  await owner?.act(
    'owner',
    `insert into public.events (id, title, location, start_time, end_time, max_attendees)
     select id, 'Busy', 'Berlin', now() + interval '9 days', now() + interval '10 days', ${SEATS}
     from unnest(array[${all.map((id) => `'${id}'`).join()}]::uuid[]) id`,
  );
  const said = await Promise.all(
    members.map((_, index) => {
      const person = crowd.people[index];
      return person === undefined ? [] : client(person, index, all);
    }),
  );
  return new Set(said.flat());
}

describe(`${CLIENTS} clients at ${EVENTS} events of ${SEATS} seats (R-431, A-05)`, () => {
  let crowd: Crowd;
  beforeAll(async () => {
    crowd = await gather(CLIENTS + 1);
  });
  afterAll(() => crowd.leave());

  it('leave exactly as many approved as there are seats, in each', async () => {
    const said = await rush(crowd);
    expect(await approvedOf(crowd)).toEqual({ [SEATS]: EVENTS });
    expect([...said].toSorted()).toEqual(['P0001 EVENT_FULL']);
  });
});

describe('The same without the guards', () => {
  let crowd: Crowd;
  beforeAll(async () => {
    crowd = await gather(CLIENTS + 1);
    // Counts first and then writes, as one would who does not think of others.
    await crowd.people.at(-1)?.act(
      'owner',
      `alter table public.events drop constraint events_seats_within_capacity;
       create or replace function private.lock_event(member uuid, target_event uuid, deleted_too boolean default false)
       returns public.events language sql security definer set search_path = ''
       as 'select * from public.events where id = target_event';
       create or replace function private.settle_application() returns trigger language plpgsql
       security definer set search_path = '' as $$
       begin
         if (select count(*) from public.event_applications where event_id = new.event_id and status = 'approved')
           > (select max_attendees from public.events where id = new.event_id)
         then raise exception using errcode = 'P0001', message = 'EVENT_FULL'; end if;
         return null;
       end $$`,
    );
  });
  afterAll(() => crowd.leave());

  it('approve too many somewhere: the test above can tell', async () => {
    await rush(crowd, events.slice(0, 20));
    const approved = await approvedOf(crowd);
    expect(Math.max(...Object.keys(approved).map(Number))).toBeGreaterThan(SEATS);
  });
});
