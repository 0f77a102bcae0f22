import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers, type Person } from './support/crowd.ts';

const CONNECTIONS = 12;
const members = Array.from({ length: 8 }, (_, index) => madeUpId('b1', index));
const admins = Array.from({ length: 2 }, (_, index) => madeUpId('b2', index));
const events = Array.from({ length: 2 }, (_, index) => madeUpId('b3', index));

const step = fc.record({
  what: fc.oneof(
    { weight: 18, arbitrary: fc.constant('apply' as const) },
    { weight: 18, arbitrary: fc.constantFrom('approve' as const, 'approve booking' as const) },
    { weight: 6, arbitrary: fc.constant('deny' as const) },
    { weight: 12, arbitrary: fc.constant('cancel' as const) },
    { weight: 6, arbitrary: fc.constant('capacity' as const) },
    { weight: 1, arbitrary: fc.constant('delete' as const) },
    { weight: 3, arbitrary: fc.constantFrom('leave' as const, 'refresh links' as const) },
  ),
  member: fc.constantFrom(...members),
  admin: fc.constantFrom(...admins),
  event: fc.constantFrom(...events),
  seats: fc.integer({ min: 1, max: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function statementOf({ what, member, event, seats }: Step): string {
  const newest = (table: string) =>
    `(select id from public.${table} where event_id = '${event}' and user_id = '${member}' order by created_at desc limit 1)`;
  switch (what) {
    case 'apply':
      return `insert into public.event_applications (event_id, user_id) values ('${event}', '${member}')`;
    case 'cancel':
      return `select public.cancel_application('${event}')`;
    case 'approve':
    case 'deny':
      return `select public.decide_application(${newest('event_applications')}, '${what}')`;
    case 'approve booking':
      return `select public.decide_booking(${newest('event_bookings')}, 'approve')`;
    case 'capacity':
      return `update public.events set max_attendees = ${seats} where id = '${event}'`;
    case 'refresh links':
      return `select public.admin_refresh_paypal_links('Sorella${seats}')`;
    case 'delete':
      return `select public.admin_delete_event('${event}', true)`;
    case 'leave':
      return `delete from auth.users where id = '${member}'; ${newcomers([member])}`;
  }
}

function actorOf({ what, member, admin }: Step): string {
  if (what === 'leave') return 'owner';
  return what === 'apply' || what === 'cancel' ? member : admin;
}

/** What may be said to whom; a deadlock (40P01) or a broken counter is none of it. */
const expected: Readonly<Record<Step['what'], RegExp>> = {
  apply:
    /^(P0001 (EVENT_(FULL|NOT_FOUND)|TOO_MANY_APPLICATIONS)|23505 event_applications_one_active|23503 .+)$/,
  cancel: /^P0001 NO_APPLICATION$/,
  approve: /^P0001 (EVENT_FULL|ALREADY_DECIDED|NO_APPLICATION)$/,
  'approve booking': /^P0001 (EVENT_FULL|ALREADY_DECIDED|NO_APPLICATION)$/,
  deny: /^P0001 (ALREADY_DECIDED|NO_APPLICATION)$/,
  capacity: /^23514 events_seats_within_capacity$/,
  'refresh links': /^never$/,
  delete: /^P0001 EVENT_NOT_FOUND$/,
  leave: /^23505 users_(pkey|email_partial_key)$/,
};

const ourEvents = events.map((id) => `'${id}'`).join();
const disagreements = `
  with counted as (
    select e.id, e.attendees_count, e.max_attendees,
      (select count(*) from public.event_applications a where a.event_id = e.id and a.status = 'approved') as approved,
      (select count(*) from public.event_attendees t where t.event_id = e.id) as attendees
    from public.events e where e.id in (${ourEvents})
  )
  select id::text, 'seats' as what from counted
  where approved <> attendees_count or attendees <> attendees_count or attendees_count > max_attendees
  union all
  select a.id::text, 'booking' from public.event_applications a
  left join public.event_bookings b on b.application_id = a.id
  where a.event_id in (${ourEvents}) and (
    a.payment_required <> (b.id is not null)
    or b.status <> case a.status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end
  )
  union all
  select a.id::text, 'attendee' from public.event_applications a
  left join public.event_attendees t on t.application_id = a.id
  where a.event_id in (${ourEvents}) and (a.status = 'approved') <> (t.id is not null)
  union all
  select a.id::text, 'deleted event' from public.event_applications a
  join public.events e on e.id = a.event_id
  where e.id in (${ourEvents}) and e.deleted_at is not null and a.status <> 'denied'`;

let crowd: Crowd;

async function ownerSays(sql: string): Promise<unknown> {
  return crowd.people.at(-1)?.act('owner', sql);
}

beforeAll(async () => {
  crowd = await gather(CONNECTIONS + 1);
  await ownerSays(newcomers([...members, ...admins], admins));
});
afterAll(() => crowd.leave());

async function perform(person: Person, steps: readonly Step[]): Promise<string[]> {
  const surprises: string[] = [];
  for (const one of steps) {
    const answer = await person.act(actorOf(one), statementOf(one));
    if (typeof answer === 'string' && !expected[one.what].test(answer))
      surprises.push(`${one.what}: ${answer}`);
  }
  return surprises;
}

describe('Whatever happens at once', () => {
  it('approved applications, seats and attendees stay the same number, and nothing deadlocks', async () => {
    const seed = Number(process.env.SECURITY_SEED ?? Date.now() % 2 ** 31);
    console.info(`Interleavings with SECURITY_SEED=${seed}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 10, maxLength: 25 }), {
          minLength: CONNECTIONS,
          maxLength: CONNECTIONS,
        }),
        async (scripts) => {
          await ownerSays(
            `delete from public.events where id in (${ourEvents});
             insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required)
             select id, 'Busy', 'Berlin', now() + interval '9 days', now() + interval '10 days', 2, credits
             from (values ('${events[0]}'::uuid, 0), ('${events[1]}'::uuid, 5)) as busy (id, credits)`,
          );
          const said = await Promise.all(
            scripts.map((steps, index) => {
              const person = crowd.people[index];
              return person === undefined ? [] : perform(person, steps);
            }),
          );
          expect(said.flat()).toEqual([]);
          expect(await ownerSays(disagreements)).toEqual([]);
        },
      ),
      { numRuns: 60, seed, endOnFailure: true },
    );
  });

  it('an event and accounts of its members can go at the same moment', async () => {
    const [event = ''] = events;
    const [admin = ''] = admins;
    for (let round = 0; round < 20; round += 1) {
      await ownerSays(
        `delete from public.events where id = '${event}';
         insert into public.events (id, title, location, start_time, end_time)
         values ('${event}', 'Going', 'Berlin', now() + interval '9 days', now() + interval '10 days');
         insert into public.event_applications (event_id, user_id)
         values ${members.map((member) => `('${event}', '${member}')`).join()};
         update public.event_applications set status = 'approved' where event_id = '${event}'`,
      );
      const going = members.map((member, index) =>
        crowd.people[index]?.act(
          'owner',
          `delete from auth.users where id = '${member}'; ${newcomers([member])}`,
        ),
      );
      const deleting = crowd.people[members.length]?.act(
        admin,
        `select public.admin_delete_event('${event}', true) as gone`,
      );
      expect(await Promise.all([...going, deleting])).toEqual([...members.map(() => []), [{ gone: true }]]);
      expect(await ownerSays(disagreements)).toEqual([]);
    }
  });
});
