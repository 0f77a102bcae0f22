import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from './stack.ts';
import { password, people, signedIn, startFixture, visitor } from './testing/fixture.ts';

let stack: Stack;
let service: SupabaseClient;

const withKey = (key: string) =>
  createClient(stack.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

beforeAll(async () => {
  stack = await startFixture();
  service = withKey(stack.secretKey);
});
afterAll(() => stack.stop());

async function create(email: string, more: Record<string, unknown> = {}) {
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    ...more,
  });
  if (error !== null) throw error;
  return data.user;
}

describe('auth.admin of an unchanged supabase-js, with the secret key', () => {
  it('creates someone who can sign in at once', async () => {
    const user = await create('Made@sorella.test', {
      user_metadata: { first_name: 'Ines' },
      app_metadata: { plan: 'free' },
    });
    expect(user).toMatchObject({
      email: 'made@sorella.test',
      user_metadata: { first_name: 'Ines', email_verified: true },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'free' },
      identities: [{ provider: 'email', identity_data: { email: 'made@sorella.test' } }],
    });
    const { data, error } = await visitor(stack).auth.signInWithPassword({
      email: 'made@sorella.test',
      password,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, user_metadata: { first_name: 'Ines' } });
  });

  it('creates someone who is still to confirm, and writes to nobody', async () => {
    const user = await create('later@sorella.test', { email_confirm: false });
    expect(user.email_confirmed_at).toBeUndefined();
    const { error } = await visitor(stack).auth.signInWithPassword({ email: 'later@sorella.test', password });
    expect(error?.code).toBe('email_not_confirmed');
    expect(stack.mailbox.list('later@sorella.test')).toEqual([]);
  });

  it.each([
    ['an address that is taken', { email: people.maya.email }, 422, 'email_exists'],
    ['no address', { email: undefined }, 400, 'validation_failed'],
    ['a malformed address', { email: 'nonsense' }, 400, 'validation_failed'],
    ['what the local stack cannot set', { email: 'x@sorella.test', ban_duration: '1h' }, 501, undefined],
  ])('refuses %s', async (_, asked, status, code) => {
    const { email, ...more } = asked;
    const { error } = await service.auth.admin.createUser({
      ...(email === undefined ? {} : { email }),
      ...more,
    });
    expect(error).toMatchObject({ status, code });
  });

  it('gives an address to one of two who are created at once', async () => {
    const email = 'twice@sorella.test';
    const answers = await Promise.all([1, 2].map(() => service.auth.admin.createUser({ email, password })));
    const codes = answers.map(({ error }) => error?.code).filter((code) => code !== undefined);
    expect(codes).toEqual(['email_exists']);
  });

  it('finds someone by her id, and says when there is nobody', async () => {
    const { data } = await service.auth.admin.getUserById(people.maya.id);
    expect(data.user).toMatchObject({ id: people.maya.id, email: people.maya.email });
    const { error } = await service.auth.admin.getUserById('00000000-0000-4000-8000-00000000ffff');
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('lists everyone, page by page', async () => {
    await create('listed@sorella.test');
    const all = (await service.auth.admin.listUsers()).data;
    expect(all.users.map(({ email }) => email)).toEqual(
      expect.arrayContaining([people.maya.email, people.noor.email, 'listed@sorella.test']),
    );
    const first = (await service.auth.admin.listUsers({ page: 1, perPage: 1 })).data;
    expect(first).toMatchObject({ total: all.users.length, nextPage: 2 });
    expect(first.users).toHaveLength(1);
    const second = (await service.auth.admin.listUsers({ page: 2, perPage: 1 })).data;
    expect(second.users[0]?.id).not.toBe(first.users[0]?.id);
  });

  it('deletes someone with all her rows, whose sessions end', async () => {
    const email = 'leaving@sorella.test';
    const user = await create(email);
    const client = visitor(stack);
    await client.auth.signInWithPassword({ email, password });
    expect((await client.from('notes').insert({ owner_id: user.id, body: 'mine' })).error).toBeNull();
    expect((await service.auth.admin.deleteUser(user.id)).error).toBeNull();
    expect((await service.from('notes').select('id').eq('owner_id', user.id)).data).toEqual([]);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await visitor(stack).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await service.auth.admin.deleteUser(user.id)).error?.code).toBe('user_not_found');
  });
});

describe('auth.admin for anyone else', () => {
  const attempts = (client: SupabaseClient) => [
    client.auth.admin.createUser({ email: 'sneaked@sorella.test', password, email_confirm: true }),
    client.auth.admin.listUsers(),
    client.auth.admin.getUserById(people.noor.id),
    client.auth.admin.deleteUser(people.noor.id),
    client.auth.admin.updateUserById(people.noor.id, { password: 'taken-over' }),
  ];
  const bearing = async (key: string) => {
    const token = (await (await signedIn(stack, 'maya')).auth.getSession()).data.session?.access_token;
    return createClient(stack.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: `Bearer ${token}` } },
    });
  };

  it.each([
    ['the publishable key', async () => withKey(stack.publishableKey), 403],
    ["a member's token", () => bearing(stack.publishableKey), 403],
    ["a member's token beside the secret key", () => bearing(stack.secretKey), 403],
    ['a made-up key', async () => withKey('sb_secret_made_up'), 401],
    [
      'the publishable key with the secret one as token',
      async () =>
        createClient(stack.url, stack.publishableKey, {
          global: { headers: { Authorization: `Bearer ${stack.secretKey}` } },
        }),
      403,
    ],
  ])('is refused with %s', async (_, open, status) => {
    const answers = await Promise.all(attempts(await open()));
    expect(answers.map(({ error }) => error?.status)).toEqual(answers.map(() => status));
    const { data } = await service.auth.admin.listUsers();
    expect(data.users.some(({ email }) => email === 'sneaked@sorella.test')).toBe(false);
    expect(data.users.some(({ id }) => id === people.noor.id)).toBe(true);
  });
});
