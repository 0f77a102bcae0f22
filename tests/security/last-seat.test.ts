import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers } from './support/crowd.ts';

const ROUNDS = 100;
const members = Array.from({ length: 50 }, (_, index) => madeUpId('a1', index));
const admins = Array.from({ length: 10 }, (_, index) => madeUpId('a2', index));
const eventOf = (round: number) => madeUpId('a3', round);

const apply = (member: string, event: string) =>
  `insert into public.event_applications (event_id, user_id) values ('${event}', '${member}')`;

let crowd: Crowd;

beforeAll(async () => {
  crowd = await gather(members.length + admins.length + 1);
  const owner = crowd.people.at(-1);
  await owner?.act('owner', newcomers([...members, ...admins], admins));
});
afterAll(() => crowd.leave());

/** Approves whatever is pending until the event says that it is full, or everyone has applied and nothing is left. */
async function approveAll(
  admin: string,
  person: Crowd['people'][number],
  event: string,
  applied: () => boolean,
) {
  const said: string[] = [];
  for (;;) {
    const last = applied();
    const pending = await person.act(
      admin,
      `select id from public.event_applications where event_id = '${event}' and status = 'pending' order by random() limit 1`,
    );
    const [row] = typeof pending === 'string' ? [] : pending;
    if (row === undefined) {
      if (last) return said;
      continue;
    }
    const answer = await person.act(
      admin,
      `select public.decide_application('${String(row.id)}', 'approve')`,
    );
    if (typeof answer === 'string') said.push(answer);
    if (answer === 'P0001 EVENT_FULL') return said;
  }
}

describe('The last seat of an event (R-431, A-05)', () => {
  it.each([
    ['free', 0],
    ['paid', 4],
  ])(
    `goes to exactly one of 50 members who apply while 10 admins approve, ${ROUNDS / 2} rounds of a %s event`,
    async (_kind, credits) => {
      const owner = crowd.people.at(-1);
      const errors = new Set<string>();
      for (let round = 0; round < ROUNDS / 2; round += 1) {
        const event = eventOf(credits * ROUNDS + round);
        await owner?.act(
          'owner',
          `insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required)
           values ('${event}', 'Last seat', 'Berlin', now() + interval '9 days', now() + interval '10 days', 1, ${credits})`,
        );
        let waiting = members.length;
        const applying = members.map(async (member, index) => {
          const person = crowd.people[index];
          const answers = [
            await person?.act(member, apply(member, event)),
            await person?.act(member, apply(member, event)),
          ];
          waiting -= 1;
          return answers.filter((answer) => typeof answer === 'string');
        });
        const approving = admins.map((admin, index) => {
          const person = crowd.people[members.length + index];
          return person === undefined ? [] : approveAll(admin, person, event, () => waiting === 0);
        });
        for (const said of await Promise.all([...applying, ...approving]))
          for (const error of said) errors.add(error);
        const outcome = await owner?.act(
          'owner',
          `select
             (select count(*)::int from public.event_applications where event_id = '${event}' and status = 'approved') as approved,
             (select count(*)::int from public.event_attendees where event_id = '${event}') as attendees,
             (select count(*)::int from public.event_bookings where event_id = '${event}' and status = 'paid') as paid,
             (select attendees_count from public.events where id = '${event}') as seats`,
        );
        expect(outcome, `round ${round}`).toEqual([
          { approved: 1, attendees: 1, paid: credits > 0 ? 1 : 0, seats: 1 },
        ]);
      }
      expect([...errors].toSorted()).toEqual(['23505 event_applications_one_active', 'P0001 EVENT_FULL']);
    },
  );
});
