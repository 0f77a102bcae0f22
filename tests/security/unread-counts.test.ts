import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers, type Person } from './support/crowd.ts';

/*
 * `UNREAD_ACTS=100000 pnpm security unread-counts` is the full size; `UNREAD_SEED` repeats a run as far as two that happen
 * at once can be repeated.
 */
const ACTS = Number(process.env['UNREAD_ACTS'] ?? 3_000);
const SEED = Number(process.env['UNREAD_SEED'] ?? Date.now() % 2 ** 31);
const CLIENTS = 16;
/** Of so many acts one is an account that goes, and comes back as somebody new; its messages go with it. */
const ACTS_PER_DELETION = Math.max(250, ACTS / 50);

const members = Array.from({ length: 20 }, (_, index) => madeUpId('e1', index));
const event = madeUpId('e2', 0);

let crowd: Crowd;
const owner = (sql: string) => crowd.people.at(-1)?.act('owner', sql);

const seated = (ids: readonly string[]) =>
  `insert into public.event_applications (event_id, user_id) values ${ids.map((id) => `('${event}', '${id}')`).join()};
   update public.event_applications set status = 'approved' where status = 'pending'`;

beforeAll(async () => {
  crowd = await gather(CLIENTS + 1);
  await owner(
    `update private.settings set value = null where name = 'messages_per_minute';
     ${newcomers(members)};
     insert into public.events (id, title, location, start_time, end_time, max_attendees)
     values ('${event}', 'Shared', 'Berlin', now() + interval '1 day', now() + interval '2 days', 1000);
     ${seated(members)}`,
  );
});
afterAll(() => crowd.leave());

/** Numbers from 0 to below 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What may be said while accounts go; a deadlock (40P01) is none of it. */
const EXPECTED = {
  send: /^(P0001 NOT_MESSAGEABLE|23503 .+)$/,
  read: /^never$/,
  leave: /^23505 users_(pkey|email_partial_key)$/,
};

async function live(person: Person, acts: number, throwing: () => number): Promise<string[]> {
  const pick = (from: readonly string[]) => from[Math.floor(throwing() * from.length)] ?? '';
  const unexpected: string[] = [];
  for (let act = 0; act < acts; act += 1) {
    const me = pick(members);
    const you = pick(members.filter((id) => id !== me));
    const chance = throwing();
    const isLeaving = chance < 1 / ACTS_PER_DELETION;
    const what = isLeaving ? 'leave' : chance < 0.35 ? 'read' : 'send';
    const sql = {
      leave: `delete from auth.users where id = '${me}'; ${newcomers([me])}; ${seated([me])}`,
      read: `select public.mark_messages_as_read('${you}', '${me}')`,
      send: `select public.send_message(gen_random_uuid(), '${you}', 'hello')`,
    }[what];
    const answer = await person.act(isLeaving ? 'owner' : me, sql);
    if (typeof answer === 'string' && !EXPECTED[what].test(answer)) unexpected.push(`${what}: ${answer}`);
  }
  return unexpected;
}

/** Conversations whose count is not that of their unread rows, also where there is no head at all. */
const DISAGREEMENTS = `
  select coalesce(head.user_id, counted.recipient_id) as reader, coalesce(head.other_user_id, counted.sender_id) as writer,
    head.unread_count, counted.rows
  from public.conversation_heads head
  full join (
    select recipient_id, sender_id, count(*)::int as rows from public.messages where not is_read group by 1, 2
  ) counted on counted.recipient_id = head.user_id and counted.sender_id = head.other_user_id
  where coalesce(head.unread_count, -1) <> coalesce(counted.rows, case when head.user_id is null then -1 else 0 end)`;

describe('Unread counts (R-181, R-188)', () => {
  it(`equal the unread rows after ${ACTS} mixed sends and reads by ${CLIENTS} clients, accounts going in between, and nothing deadlocks`, {
    timeout: 60_000 + ACTS * 20,
  }, async () => {
    const unexpected = await Promise.all(
      crowd.people
        .slice(0, CLIENTS)
        .map((person, index) => live(person, Math.ceil(ACTS / CLIENTS), dice(SEED + index))),
    );
    expect({ seed: SEED, unexpected: unexpected.flat() }).toEqual({ seed: SEED, unexpected: [] });
    expect(await owner(DISAGREEMENTS)).toEqual([]);
    // Had nobody written, or everybody read, it would have shown nothing.
    const sums = await owner(
      `select (select count(*) > 100 from public.messages) as wrote,
         (select sum(unread_count) > 0 from public.conversation_heads) as waits,
         (select count(*) > 0 from public.messages where is_read) as read`,
    );
    expect(sums).toEqual([{ wrote: true, waits: true, read: true }]);
  });

  it('are told apart from rows that are not counted: the comparison can fail', async () => {
    await owner(
      'update public.conversation_heads set unread_count = unread_count + 1 where unread_count > 0',
    );
    expect(await owner(DISAGREEMENTS)).not.toEqual([]);
    await owner('delete from public.conversation_heads');
    expect(await owner(DISAGREEMENTS)).not.toEqual([]);
  });
});
