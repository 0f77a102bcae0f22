import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers } from './support/crowd.ts';

const ROUNDS = 30;
/** As many as want to be the first admin; the other queues need only a few of them. */
const claimants = Array.from({ length: 50 }, (_, index) => madeUpId('c1', index));
const people = claimants.slice(0, 12);

let crowd: Crowd;

const owner = (sql: string) => crowd.people.at(-1)?.act('owner', sql);

beforeAll(async () => {
  crowd = await gather(claimants.length + 1);
  await owner(newcomers(claimants));
  // Queues are about order; how many a minute may bring is told in limits.test.ts (A-92).
  await owner(`update private.settings set value = '100000' where name = 'messages_per_minute'`);
});

const settings = (email: string, bootstrap: string) =>
  `update private.settings set value = ${email} where name = 'first_admin_email';
   update private.settings set value = ${bootstrap} where name = 'first_admin_bootstrap'`;
const claimOf = (id: string) => `select public.claim_first_admin('${id}') as granted`;

afterAll(() => crowd.leave());

describe('The interests of one member (R-109)', () => {
  const [maya = ''] = people;
  const chosen = () =>
    owner(
      `select array_agg(interest_category_id order by interest_category_id) as ids from public.user_interests where user_id = '${maya}'`,
    );
  const categories = (from: number) =>
    `(select array_agg(id) from (select id from public.interest_categories order by id offset ${from} limit 3) few)`;

  it(`are those of one of many tabs that save at once, never a mixture or a refusal, ${ROUNDS} rounds`, async () => {
    const sets = await owner(`select ${categories(0)} as one, ${categories(3)} as other`);
    const [{ one, other } = {}] = Array.isArray(sets) ? sets : [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await owner(`delete from public.user_interests where user_id = '${maya}'`);
      const answers = await Promise.all(
        people.map((_, index) =>
          crowd.people[index]?.act(
            maya,
            `select public.save_interests('${maya}', ${categories(3 * (index % 2))})`,
          ),
        ),
      );
      expect(answers.filter((answer) => typeof answer === 'string')).toEqual([]);
      expect([[{ ids: one }], [{ ids: other }]]).toContainEqual(await chosen());
    }
  });

  it(`are three at most, also when they are added one by one at the same moment, ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await owner(`delete from public.user_interests where user_id = '${maya}'`);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          crowd.people[index]?.act(
            maya,
            `insert into public.user_interests (user_id, interest_category_id) values ('${maya}', (${categories(0)})[1 + ${index} % 3]), ('${maya}', (${categories(3)})[1 + ${index} % 3])`,
          ),
        ),
      );
      const counted = await owner(
        `select count(*)::int as held from public.user_interests where user_id = '${maya}'`,
      );
      const [{ held } = {}] = Array.isArray(counted) ? counted : [];
      expect(Number(held)).toBe(2);
      expect(answers.every((answer) => Array.isArray(answer) || /^23(514|505)/.test(answer ?? ''))).toBe(
        true,
      );
    }
  });
});

describe('The first admin (A-40, A-87, R-395)', () => {
  it('is nobody until the settings name one, nor when the last admin goes (A-87)', async () => {
    const [person] = crowd.people;
    const [id = '', leaving = ''] = people;
    expect(await person?.act(id, claimOf(id))).toBe('P0001 ADMIN_RESTRICTED');
    for (const [email, bootstrap] of [
      ["''", "'closed'"],
      ["'  '", 'null'],
      ['null', "''"],
      ['null', "'true'"],
    ] as const) {
      await owner(settings(email, bootstrap));
      expect(await person?.act(id, claimOf(id))).toBe('P0001 ADMIN_RESTRICTED');
    }
    await owner(`delete from private.settings where name = 'first_admin_bootstrap'`);
    expect(await person?.act(id, claimOf(id))).toBe('P0001 ADMIN_RESTRICTED');
    await owner(`insert into private.settings (name, value) values ('first_admin_bootstrap', 'closed')`);
    await owner(`insert into public.admin_users (user_id) values ('${leaving}')`);
    await owner(`delete from auth.users where id = '${leaving}'; ${newcomers([leaving])}`);
    expect(await person?.act(id, claimOf(id))).toBe('P0001 ADMIN_RESTRICTED');
  });

  const claimAtOnce = () =>
    Promise.all(claimants.map((id, index) => crowd.people[index]?.act(id, claimOf(id))));

  it(`is exactly one of ${claimants.length} who claim it at once, ${ROUNDS} rounds`, async () => {
    await owner(settings('null', "'open'"));
    for (let round = 0; round < ROUNDS; round += 1) {
      await owner('delete from public.admin_users');
      const answers = await claimAtOnce();
      expect(answers.filter((answer) => Array.isArray(answer))).toEqual([[{ granted: true }]]);
      expect(answers.filter((answer) => answer === 'P0001 ADMIN_EXISTS')).toHaveLength(claimants.length - 1);
      expect(await owner('select count(*)::int as admins from public.admin_users')).toEqual([{ admins: 1 }]);
    }
  });

  it(`is the designated one of ${claimants.length} who claim it at once, whoever comes first, ${ROUNDS} rounds (R-396)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = (round * 7) % claimants.length;
      const designated = claimants[place];
      await owner(
        `delete from public.admin_users; update auth.users set email_confirmed_at = now();
         ${settings(`'${designated}@crowd.test'`, "'open'")}`,
      );
      const answers = await claimAtOnce();
      expect(answers[place]).toEqual([{ granted: true }]);
      const refused = answers.filter(
        (answer) => answer === 'P0001 ADMIN_EXISTS' || answer === 'P0001 ADMIN_RESTRICTED',
      );
      expect(refused).toHaveLength(claimants.length - 1);
      expect(await owner('select user_id from public.admin_users')).toEqual([{ user_id: designated }]);
    }
    await owner(`update auth.users set email_confirmed_at = null; ${settings('null', "'open'")}`);
  });

  it('may claim it again without harm, and grants it to others (R-261, A-41)', async () => {
    const [first] = crowd.people;
    const [id = '', other = ''] = people;
    await owner(`delete from public.admin_users`);
    expect(await first?.act(id, 'select public.admin_exists() as known')).toEqual([{ known: false }]);
    for (let again = 0; again < 2; again += 1) {
      expect(await first?.act(id, `select public.claim_first_admin('${id}') as granted`)).toEqual([
        { granted: true },
      ]);
      expect(await first?.act(id, `select public.grant_admin('${id}', '${other}') as granted`)).toEqual([
        { granted: true },
      ]);
    }
    expect(await first?.act(other, 'select public.admin_exists() as known')).toEqual([{ known: true }]);
    expect(await owner('select count(*)::int as admins from public.admin_users')).toEqual([{ admins: 2 }]);
  });

  it('is anybody where the settings say so explicitly and name no address (R-395, A-87)', async () => {
    const [person] = crowd.people;
    const [id = ''] = people;
    for (const emptied of ["''", "'  '", 'null']) {
      await owner(`delete from public.admin_users; ${settings(emptied, "'open'")}`);
      expect(await person?.act(id, claimOf(id))).toEqual([{ granted: true }]);
    }
  });

  it('is the designated account only, when one is configured, open bootstrap or not (R-396, A-40, A-87)', async () => {
    const [person] = crowd.people;
    const [id = '', other = ''] = people;
    await owner(
      `delete from public.admin_users; update private.settings set value = upper('${id}@crowd.test') where name = 'first_admin_email'`,
    );
    expect(await person?.act(other, `select public.claim_first_admin('${other}')`)).toBe(
      'P0001 ADMIN_RESTRICTED',
    );
    expect(await person?.act(id, `select public.claim_first_admin('${id}')`)).toBe('P0001 ADMIN_RESTRICTED');
    await owner('update auth.users set email_confirmed_at = now()');
    expect(await person?.act(id, `select public.claim_first_admin('${id}') as granted`)).toEqual([
      { granted: true },
    ]);
  });
});

describe('The contact form (A-92)', () => {
  it('sends five mails of an address, however many come at once', async () => {
    await owner(`delete from private.contact_mails`);
    const waits = await Promise.all(
      crowd.people.map((person) =>
        person.act('server', `select public.take_contact_mail('192.0.2.1') = 0 as sent`),
      ),
    );
    expect(waits.filter((answer) => JSON.stringify(answer) === '[{"sent":true}]')).toHaveLength(5);
  });
});

describe('Two edits of one version (R-434)', () => {
  const event = madeUpId('c4', 1);
  const [editor = ''] = people;

  it.each([
    [
      'an event',
      `public.update_event('${editor}', '${event}', '{"title": "%"}', null, $version)`,
      'public.events',
      event,
    ],
    [
      'a profile',
      `public.update_own_profile('${editor}', '{"bio": "%"}', null, $version)`,
      'public.profiles',
      editor,
    ],
  ])('of %s at once: the second is told of the first', async (_what, call, table, id) => {
    const [one, two] = crowd.people;
    await owner(
      `delete from public.admin_users; insert into public.admin_users (user_id) values ('${editor}');
       insert into public.events (id, title, location, start_time, end_time)
       values ('${event}', 'Edited', 'Berlin', now() + interval '1 day', now() + interval '2 days') on conflict do nothing`,
    );
    const edit = (word: string) =>
      `select ${call.replace('%', word).replace('$version', `(select updated_at from ${table} where id = '${id}')`)}`;
    await one?.act(editor, `begin; ${edit('first')}`);
    const later = two?.act(editor, edit('second'));
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%second%' and pid <> pg_backend_pid()`;
    await expect.poll(() => owner(waiting)).toHaveLength(1);
    await one?.act(editor, 'commit');
    expect(await later).toBe('P0001 CONFLICT');
  });
});

describe('A conversation', () => {
  // Their limit is another test's: here a crowd writes what two would in an hour.
  beforeAll(() => owner(`update private.settings set value = null where name = 'messages_per_minute'`));

  it('counts every message once while both write and read at the same time', async () => {
    const [one = '', two = ''] = people;
    await owner(
      `insert into public.events (id, title, location, start_time, end_time)
       values ('${madeUpId('c3', 1)}', 'Shared', 'Berlin', now() + interval '1 day', now() + interval '2 days');
       insert into public.event_applications (event_id, user_id)
       values ('${madeUpId('c3', 1)}', '${one}'), ('${madeUpId('c3', 1)}', '${two}');
       update public.event_applications set status = 'approved'`,
    );
    const write = (from: string, to: string) =>
      `insert into public.messages (sender_id, recipient_id, content) values ('${from}', '${to}', 'hello')`;
    const read = (from: string, to: string) => `select public.mark_messages_as_read('${from}', '${to}')`;
    const answers = await Promise.all(
      crowd.people.slice(0, people.length).map(async (person, index) => {
        const [me, you] = index % 2 === 0 ? [one, two] : [two, one];
        const said = [];
        for (let turn = 0; turn < 25; turn += 1) {
          said.push(await person.act(me, turn % 5 === 4 ? read(you, me) : write(me, you)));
        }
        return said.filter((answer) => typeof answer === 'string');
      }),
    );
    expect(answers.flat()).toEqual([]);
    expect(
      await owner(
        `select h.unread_count = (select count(*) from public.messages m
             where m.recipient_id = h.user_id and m.sender_id = h.other_user_id and not m.is_read) as agrees,
           h.last_message_id = (select id from public.messages order by created_at desc limit 1) as newest
         from public.conversation_heads h`,
      ),
    ).toEqual([
      { agrees: true, newest: true },
      { agrees: true, newest: true },
    ]);
    expect(await owner('select count(*)::int as messages from public.messages')).toEqual([{ messages: 240 }]);
  });

  it('can be read by one and go with the account of the other at the same moment', async () => {
    const [reader, leaver, holder] = crowd.people;
    const [me = '', you = ''] = [people[2], people[3]];
    await owner(
      `insert into public.messages (sender_id, recipient_id, content)
       select '${you}', '${me}', 'unread' from generate_series(1, 3)`,
    );
    // Somebody holds the head that the account takes last: whoever locks messages before heads is caught with them.
    await holder?.act(
      'owner',
      `begin; select from public.conversation_heads where user_id = '${you}' for update`,
    );
    const leaving = leaver?.act('owner', `delete from auth.users where id = '${you}'`);
    const waiting = (word: string) =>
      owner(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%${word}%' and pid <> pg_backend_pid()`,
      );
    await expect.poll(() => waiting('delete from auth.users')).toHaveLength(1);
    const reading = reader?.act(me, `select public.mark_messages_as_read('${you}', '${me}') as marked`);
    await expect.poll(() => waiting('mark_messages_as_read')).toHaveLength(1);
    await holder?.act('owner', 'commit');
    expect([await leaving, await reading]).toEqual([[], [{ marked: 0 }]]);
    await owner(newcomers([you]));
  });

  it('can lose both accounts at once', async () => {
    const [one, two] = crowd.people;
    const [me = '', you = ''] = [people[4], people[5]];
    const said: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      await owner(
        `insert into public.messages (sender_id, recipient_id, content)
         select sender, recipient, 'hi' from generate_series(1, 100),
           (values ('${you}'::uuid, '${me}'::uuid), ('${me}', '${you}')) pair (sender, recipient)`,
      );
      said.push(
        ...(await Promise.all([
          one?.act('owner', `delete from auth.users where id = '${me}'`),
          two?.act('owner', `delete from auth.users where id = '${you}'`),
        ])),
      );
      await owner(newcomers([me, you]));
    }
    expect(said).toEqual(said.map(() => []));
  });

  it('does not lose a message that arrives while she reads', async () => {
    const [reader, writer] = crowd.people;
    const [me = '', you = ''] = people;
    await writer?.act(
      you,
      `begin; insert into public.messages (sender_id, recipient_id, content) values ('${you}', '${me}', 'wait')`,
    );
    const reading = reader?.act(me, `select public.mark_messages_as_read('${you}', '${me}') > 0 as marked`);
    const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%mark_messages_as_read%'`;
    await expect.poll(() => owner(blocked)).toHaveLength(1);
    await writer?.act(you, 'commit');
    expect(await reading).toEqual([{ marked: true }]);
    expect(
      await owner(
        `select h.unread_count = (select count(*) from public.messages m
           where m.recipient_id = h.user_id and m.sender_id = h.other_user_id and not m.is_read) as agrees
         from public.conversation_heads h where h.user_id = '${me}' and h.other_user_id = '${you}'`,
      ),
    ).toEqual([{ agrees: true }]);
  });
});

describe('Mails that wait to be sent', () => {
  const take = 'select id from public.take_outgoing_mails(1)';

  it('are handed to one caller each, and nobody waits for another who is still taking', async () => {
    const [one, other] = crowd.people;
    await owner(
      `delete from private.outgoing_mails;
       insert into private.outgoing_mails (user_id, kind, details)
       select '${people[0]}', 'application-approved', '{}' from generate_series(1, 2)`,
    );
    const first = await one?.act('server', `begin; ${take}`);
    const second = await other?.act('server', `set local lock_timeout = '2s'; ${take}`);
    await one?.act('server', 'commit');
    const taken = [first, second].flatMap((rows) =>
      Array.isArray(rows) ? rows.map((row) => row['id']) : rows,
    );
    expect(new Set(taken).size).toBe(2);
    expect(await other?.act('server', take)).toEqual([]);
  });
});
