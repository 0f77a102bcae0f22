import { setTimeout as nextTask } from 'node:timers/promises';
import type { CommunityData } from '@sorella/core/data-port';
import { COFFEE_CHATS_PAGE_SIZE } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import { type Stack, startStack } from '@sorella/local-stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeviceOf } from './sessions.ts';

const WHO = {
  admin: '00000000-0000-4000-8000-000000000001',
  maya: '00000000-0000-4000-8000-000000000002',
  noor: '00000000-0000-4000-8000-000000000003',
  /** Waits for her approval. */
  lena: '00000000-0000-4000-8000-000000000004',
} as const;
const account = (name: keyof typeof WHO) => ({
  userId: WHO[name],
  email: `${name}@sorella.test`,
  password: 'sorella-demo',
  firstName: '',
  lastName: '',
});

const FIRST = { page: 1, pageSize: COFFEE_CHATS_PAGE_SIZE };

/** What a page of her own reads of her. */
const READS: Readonly<Record<string, (data: CommunityData, userId: string) => Promise<unknown>>> = {
  'her access': (data, userId) => data.access.hasMemberAccess(userId),
  'whether she is an admin': (data, userId) => data.access.isAdmin(userId),
  'whether there is an admin': (data) => data.admin.adminExists(),
  'her rights': (data) => data.access.listRights(),
  'her suspension': (data, userId) => data.access.getSuspension(userId),
  'her warnings': (data) => data.access.listWarnings(),
  'features that are off': (data) => data.access.listDisabledFeatures(),
  'her profile': (data, userId) => data.profiles.getOwn(userId),
  'her plan': (data, userId) => data.profiles.getSubscription(userId),
  'unread messages': (data, userId) => data.messages.countUnread(userId),
  'unread notifications': (data, userId) => data.notifications.countUnread(userId),
  'her applications': (data, userId) => data.applications.listOwn(userId),
  'her bookings': async (data, userId) =>
    (await data.applications.listOwnBookings(userId)).toSorted((one, other) =>
      one.id.localeCompare(other.id),
    ),
  'coffee chats that she asked for': (data, userId) => data.coffeeChats.listOwn(userId, FIRST),
  'coffee chats that she is asked for': (data, userId) => data.coffeeChats.listReceived(userId, FIRST),
};

let stack: Stack;
let database: Client;
beforeAll(async () => {
  stack = await startStack({ ephemeral: true, seed: true });
  database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
  await database.query(
    "update public.feature_toggles set is_enabled = false where feature_name = 'messages'",
  );
  await database.query(
    `insert into public.user_subscriptions (user_id, plan_id, status, credits_remaining)
     select $1, id, 'active', 3 from public.subscription_plans limit 1`,
    [WHO.noor],
  );
  await database.query(
    `insert into private.member_notes (user_id, author_id, note, is_warning) values ($1, $2, 'Please be kind.', true)`,
    [WHO.noor, WHO.admin],
  );
  await database.query(
    `insert into public.member_suspensions (user_id, until, reason, suspended_by)
     values ($1, now() + interval '1 day', 'A day of rest.', $2)`,
    [WHO.noor, WHO.admin],
  );
});
afterAll(async () => {
  await database.end();
  await stack?.stop();
});

/** A device that notes the paths that it asks for. */
async function listened(
  name: keyof typeof WHO,
  answer: (path: string) => Response | null = () => null,
  readsAhead = false,
) {
  const paths: string[] = [];
  const request: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname.replace('/rest/v1/', '');
    paths.push(path);
    return answer(path) ?? fetch(input, init);
  };
  const { data } = await aDeviceOf(stack, account(name), request, readsAhead);
  paths.length = 0;
  return { data, paths };
}

async function readAll(data: CommunityData, userId: string) {
  const read = async ([what, ask]: [string, (typeof READS)[string]]) => [what, await ask(data, userId)];
  // The parts of the port load their code with the first call, and not all in one moment.
  await Promise.all(Object.entries(READS).map(read));
  return async () => Object.fromEntries(await Promise.all(Object.entries(READS).map(read)));
}

describe('reads of one moment', () => {
  it.each(['admin', 'maya', 'noor', 'lena'] as const)(
    'are one request, and answer as each does alone: %s',
    async (name) => {
      const { data, paths } = await listened(name);
      const together = await readAll(data, WHO[name]);
      paths.length = 0;
      const answers = await together();
      expect(paths).toEqual(['rpc/read_together']);
      const alone: Record<string, unknown> = {};
      for (const [what, ask] of Object.entries(READS)) alone[what] = await ask(data, WHO[name]);
      expect(answers).toEqual(alone);
      expect(paths).not.toHaveLength(1);
    },
  );

  it('have something to be held against each other', async () => {
    const { data } = await listened('noor');
    await expect(data.profiles.getSubscription(WHO.noor)).resolves.toMatchObject({ creditsRemaining: 3 });
    await expect(data.access.getSuspension(WHO.noor)).resolves.toMatchObject({ reason: 'A day of rest.' });
    await expect(data.access.listWarnings()).resolves.toMatchObject([{ warning: 'Please be kind.' }]);
    await expect(data.access.listDisabledFeatures()).resolves.not.toEqual([]);
  });

  it('are read one by one where the database does not know of them, and it is asked once', async () => {
    const { data, paths } = await listened('maya', (path) =>
      path === 'rpc/read_together'
        ? Response.json({ code: 'PGRST202', message: 'no such function' }, { status: 404 })
        : null,
    );
    const together = await readAll(data, WHO.maya);
    const answers = await together();
    expect(answers['her profile']).toMatchObject({ firstName: 'Maya' });
    expect(paths.filter((path) => path === 'rpc/read_together')).toHaveLength(1);
  });

  it('are read one by one when one of them fails in the database, so that the others answer', async () => {
    const { data } = await listened('maya', (path) => {
      if (path === 'rpc/read_together')
        return Response.json({ code: 'XX000', message: 'no' }, { status: 500 });
      return path === 'rpc/list_rights'
        ? Response.json({ code: 'XX000', message: 'no' }, { status: 500 })
        : null;
    });
    const [rights, access] = await Promise.allSettled([
      data.access.listRights(),
      data.access.hasMemberAccess(WHO.maya),
    ]);
    expect([rights.status, access.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('tell nothing of another member', async () => {
    const { data } = await listened('noor');
    const [profile, unread, applications] = await Promise.allSettled([
      data.profiles.getOwn(WHO.maya),
      data.messages.countUnread(WHO.maya),
      data.applications.listOwn(WHO.maya),
    ]);
    expect([profile.status, unread.status, applications]).toEqual([
      'rejected',
      'rejected',
      { status: 'fulfilled', value: [] },
    ]);
  });
});

describe("a page's start", () => {
  const starts = (name: keyof typeof WHO, answer?: (path: string) => Response | null) =>
    listened(name, answer, true);
  const startOf = (data: CommunityData, userId: string) => [
    () => data.access.isAdmin(userId),
    () => data.access.listDisabledFeatures(),
    () => data.access.listRights(),
    () => data.profiles.getOwn(userId),
    () => data.messages.countUnread(userId),
    () => data.notifications.countUnread(userId),
    () => data.applications.listOwn(userId),
    () => data.coffeeChats.listOwn(userId, FIRST),
    () => data.coffeeChats.listReceived(userId, FIRST),
  ];

  it('is one request, however late its parts are asked for, and each is read anew the second time', async () => {
    const { data, paths } = await starts('maya');
    await data.access.hasMemberAccess(WHO.maya);
    const first: unknown[] = [];
    for (const read of startOf(data, WHO.maya)) first.push(await read());
    expect(paths).toEqual(['rpc/read_together']);
    // Timers of no time come in turn: what was taken ahead has been let go.
    await nextTask();
    const second: unknown[] = [];
    for (const read of startOf(data, WHO.maya)) second.push(await read());
    expect(second).toEqual(first);
    expect(paths).toHaveLength(1 + first.length);
  });

  it('forgets what it read ahead when something is changed, or what was changed is told', async () => {
    const { data, paths } = await starts('maya');
    await data.access.hasMemberAccess(WHO.maya);
    await data.notifications.markAllRead({ userId: WHO.maya, until: new Date().toISOString() });
    await expect(data.notifications.countUnread(WHO.maya)).resolves.toBe(0);
    expect(paths.filter((path) => path !== 'rpc/read_together')).toContain('rpc/count_unread_notifications');

    const other = await starts('maya');
    await other.data.access.hasMemberAccess(WHO.maya);
    await other.data.live.changedWithin(60);
    await other.data.messages.countUnread(WHO.maya);
    expect(other.paths).toEqual(['rpc/read_together', 'rpc/recent_changes', 'rpc/get_unread_count']);
  });

  it('hands on no failure: who asks later asks again', async () => {
    let isDown = true;
    const { data } = await starts('maya', (path) =>
      isDown && path === 'rpc/read_together'
        ? Response.json({ code: '08006', message: 'no' }, { status: 503 })
        : null,
    );
    const [access] = await Promise.allSettled([data.access.hasMemberAccess(WHO.maya)]);
    expect(access.status).toBe('rejected');
    isDown = false;
    await expect(data.profiles.getOwn(WHO.maya)).resolves.toMatchObject({ firstName: 'Maya' });
  });

  it('is asked again for whoever signs in next', async () => {
    const { data } = await starts('maya');
    await data.access.hasMemberAccess(WHO.maya);
    await data.auth.signOut();
    await data.auth.signInWithPassword(account('admin'));
    await expect(data.access.listRights()).resolves.not.toEqual([]);
    await expect(data.access.isAdmin(WHO.admin)).resolves.toBe(true);
    await expect(data.profiles.getOwn(WHO.admin)).resolves.not.toMatchObject({ firstName: 'Maya' });
  });

  it('calls a procedure after reading only where it changes nothing', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 'v' and proname ~ '^(count|get|has|list|read)_'
       order by proname`,
    );
    // This one notes in the log that an admin read.
    expect(rows.map(({ name }) => name)).toEqual(['list_coffee_chats']);
  });
});
