import { type Stack, startStack } from '@sorella/local-stack';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';

/*
 * What an attacker has: the public key, accounts of her own, and plain supabase-js. Each attack names the refusal that she
 * meets; after each the world is as it was.
 */

const PASSWORD = 'sorella-demo';
const EMAILS = { maya: MAYA, noor: NOOR, yuki: YUKI, lena: LENA, leila: LEILA };
type Name = keyof typeof EMAILS;

let stack: Stack;
let owner: Client;
let stranger: SupabaseClient;
const clients = new Map<Name, SupabaseClient>();

const connect = () => createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } });
function as(name: Name): SupabaseClient {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} has not signed in`);
  return client;
}

beforeAll(async () => {
  stack = await startStack({ ephemeral: true, rateLimits: false });
  owner = new Client({ connectionString: stack.databaseUrl });
  await owner.connect();
  stranger = connect();
  for (const name of ['maya', 'noor', 'yuki', 'lena', 'leila'] as const) {
    const client = connect();
    const { error } = await client.auth.signInWithPassword({
      email: `${name}@sorella.test`,
      password: PASSWORD,
    });
    if (error) throw error;
    await client.realtime.setAuth();
    clients.set(name, client);
  }
});
afterAll(async () => {
  for (const client of clients.values()) await client.removeAllChannels();
  await owner?.end();
  await stack?.stop();
});

interface Answer {
  data: unknown;
  error: { code?: string; message: string } | null;
}
/** `42501`, `P0001 NOT_MESSAGEABLE`; 'nothing' for an answer without a row; the answer itself when it did something. */
async function met(call: PromiseLike<Answer>): Promise<unknown> {
  const { data, error } = await call;
  if (error) return error.code === 'P0001' ? `P0001 ${error.message}` : error.code;
  return Array.isArray(data) && data.length === 0 ? 'nothing' : { did: data };
}
const counted = async (sql: string, ...values: unknown[]) =>
  Number((await owner.query<{ n: string }>(`select count(*) as n ${sql}`, values)).rows[0]?.n);

const uuid = () => crypto.randomUUID();
const send = (from: Name, to: string, id: string = uuid(), content = 'hello') =>
  as(from).rpc('send_message', { message_id: id, to_user_id: to, message_content: content });
const between = (one: string, other: string) =>
  `and(sender_id.eq.${one},recipient_id.eq.${other}),and(sender_id.eq.${other},recipient_id.eq.${one})`;

describe("Somebody else's conversation", () => {
  it.each(['yuki', 'leila', 'lena'] as const)(
    'is not read by %s, by no way there is (R-430)',
    async (name) => {
      expect(await counted('from messages where $1 in (sender_id, recipient_id)', MAYA)).toBeGreaterThan(0);
      const client = as(name);
      const own = EMAILS[name];
      for (const call of [
        client.from('messages').select('*').or(between(MAYA, NOOR)),
        client.from('messages').select('content').neq('sender_id', own).neq('recipient_id', own),
        client.from('conversation_heads').select('*').neq('user_id', own),
        client.from('profiles').select('id,sent:messages!messages_sender_id_fkey(content)').eq('id', MAYA),
      ])
        expect(await met(call)).toBe('nothing');
      const ids = await owner.query<{ id: string }>('select id from messages where sender_id = $1', [MAYA]);
      expect(
        await met(
          client
            .from('messages')
            .select('*')
            .in(
              'id',
              ids.rows.map(({ id }) => id),
            ),
        ),
      ).toBe('nothing');
      expect(await met(client.rpc('get_conversations', { user_id: MAYA }))).toBe('42501');
      expect(await met(client.rpc('get_unread_count', { for_user_id: MAYA }))).toBe('42501');
      expect(await met(client.rpc('get_messageable_users', { current_user_id: MAYA }))).toBe('42501');
    },
  );

  it('is not read by a visitor', async () => {
    expect(await met(stranger.from('messages').select('*'))).toBe('42501');
    expect(await met(stranger.rpc('get_thread', { other_user_id: MAYA }))).toBe('42501');
  });

  it('holds no thread for whoever is not in it', async () => {
    for (const name of ['yuki', 'leila', 'lena'] as const)
      expect(await met(as(name).rpc('get_thread', { other_user_id: MAYA }))).toBe('nothing');
  });
});

describe('A message', () => {
  it("is never written under another's id, nor over one that is there (A-82)", async () => {
    const forged = { sender_id: NOOR, recipient_id: MAYA, content: 'forged' };
    expect(await met(as('maya').from('messages').insert(forged))).toBe('42501');
    expect(await met(as('yuki').from('messages').insert(forged))).toBe('42501');
    const taken = await owner.query<{ id: string }>(
      'select id from messages where sender_id = $1 and recipient_id = $2 limit 1',
      [MAYA, NOOR],
    );
    const id = taken.rows[0]?.id ?? '';
    expect(await met(send('yuki', MAYA, id))).toBe('P0001 CONFLICT');
    expect(await met(send('noor', MAYA, id))).toBe('P0001 CONFLICT');
    const rewrite = { id, sender_id: MAYA, recipient_id: NOOR, content: 'rewritten' };
    expect(await met(as('maya').from('messages').upsert(rewrite))).toBe('42501');
    expect(await met(as('maya').from('messages').update({ content: 'x' }).eq('id', id))).toBe('42501');
    expect(await met(as('noor').from('messages').delete().eq('id', id))).toBe('42501');
    expect(await counted(`from messages where content in ('forged', 'rewritten', 'x')`)).toBe(0);
  });

  it.each([
    ['maya', LEILA],
    ['leila', MAYA],
    ['lena', MAYA],
    ['maya', LENA],
    ['maya', MAYA],
    ['maya', 'f0000000-0000-4000-8000-00000000000f'],
  ] as const)('does not go from %s to a stranger, %s (R-186, A-57)', async (from, to) => {
    expect(await met(send(from, to))).toBe('P0001 NOT_MESSAGEABLE');
    const row = { sender_id: EMAILS[from], recipient_id: to, content: 'hello' };
    expect(await met(as(from).from('messages').insert(row))).toBe('P0001 NOT_MESSAGEABLE');
  });

  it("is marked as read by its reader alone: nobody sets another's marks (R-181)", async () => {
    const unread = 'from messages where recipient_id = $1 and not is_read';
    const before = [await counted(unread, MAYA), await counted(unread, NOOR)];
    for (const name of ['noor', 'yuki', 'lena'] as const)
      expect(
        await met(as(name).rpc('mark_messages_as_read', { from_user_id: NOOR, for_user_id: MAYA })),
      ).toBe('42501');
    expect(await met(stranger.rpc('mark_messages_as_read', { from_user_id: NOOR, for_user_id: MAYA }))).toBe(
      '42501',
    );
    expect(await met(as('noor').from('messages').update({ is_read: true }).eq('recipient_id', MAYA))).toBe(
      '42501',
    );
    expect(
      await met(as('maya').from('conversation_heads').update({ unread_count: 0 }).eq('user_id', NOOR)),
    ).toBe('42501');
    expect([await counted(unread, MAYA), await counted(unread, NOOR)]).toEqual(before);
  });
});

describe('Ten thousand messages in a minute (A-92)', () => {
  const content = 'flood';
  const stored = () => counted('from messages where content = $1', content);
  beforeEach(async () => {
    await owner.query(`update messages set created_at = created_at - interval '1 day'`);
    await owner.query('delete from messages where content = $1', [content]);
  });

  it('are refused whole when they come in few requests', async () => {
    const rows = Array.from({ length: 5_000 }, () => ({ sender_id: MAYA, recipient_id: NOOR, content }));
    for (let request = 0; request < 2; request += 1)
      expect(await met(as('maya').from('messages').insert(rows))).toBe('P0001 TOO_MANY_MESSAGES');
    expect(await stored()).toBe(0);
  });

  it('are thirty when they come one by one, side by side, by both ways', async () => {
    const answers: unknown[] = [];
    for (let wave = 0; wave < 10; wave += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, n) =>
            met(
              n % 2 === 0
                ? send('maya', NOOR, uuid(), content)
                : as('maya').from('messages').insert({ sender_id: MAYA, recipient_id: NOOR, content }),
            ),
          ),
        )),
      );
    expect(answers.filter((answer) => answer === 'P0001 TOO_MANY_MESSAGES')).toHaveLength(170);
    expect(await stored()).toBe(30);
    // Another pair is not held up by it.
    expect(await met(send('noor', MAYA))).toHaveProperty('did');
  });
});

describe('Whoever blocks (A-57)', () => {
  beforeAll(() => met(as('noor').rpc('block_member', { member_id: MAYA })));
  afterAll(() => met(as('noor').rpc('unblock_member', { member_id: MAYA })));

  it.each([
    ['maya', NOOR],
    ['noor', MAYA],
  ] as const)('is a stranger from there on: %s meets nothing of %s', async (name, other) => {
    const [client, self] = [as(name), EMAILS[name]];
    expect(await met(send(name, other))).toBe('P0001 NOT_MESSAGEABLE');
    const row = { sender_id: self, recipient_id: other, content: 'hello' };
    expect(await met(client.from('messages').insert(row))).toBe('P0001 NOT_MESSAGEABLE');
    expect(await met(client.rpc('get_thread', { other_user_id: other }))).toBe('nothing');
    expect(await met(client.from('messages').select('id').or(between(self, other)))).toBe('nothing');
    expect(await met(client.from('conversation_heads').select('*').eq('other_user_id', other))).toBe(
      'nothing',
    );
    expect(await met(client.rpc('may_message', { other_user_id: other }))).toEqual({ did: false });
    expect(await met(client.rpc('get_member_card', { member_id: other }))).toEqual({ did: null });
    const ask = {
      requester_id: self,
      recipient_id: other,
      proposed_dates: [noon(3)],
      time_zone: 'UTC',
    };
    expect(await met(client.from('coffee_chat_requests').insert(ask))).toBe('P0001 NOT_MESSAGEABLE');
    expect(await joined(name, typing(self, other))).toBe(false);
  });

  it('is not known by the one who was blocked', async () => {
    expect(await met(as('maya').from('member_blocks').select('*'))).toBe('nothing');
    expect(await met(as('maya').rpc('list_blocked_members'))).toBe('nothing');
  });
});

const typing = (one: string, other: string) => `typing:${[one, other].toSorted().join(':')}`;

/** Whether somebody is let into a private topic. */
async function joined(name: Name, topic: string): Promise<boolean> {
  const client = as(name);
  const channel = client.channel(topic, { config: { private: true } });
  const isIn = await new Promise<boolean>((resolve) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') resolve(true);
      if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') resolve(false);
    });
  });
  await client.removeChannel(channel);
  return isIn;
}

describe('Live topics (A-83)', () => {
  it.each<[Name, string, boolean]>([
    ['maya', `user:${MAYA}`, true],
    ['maya', typing(MAYA, NOOR), true],
    ['maya', `user:${NOOR}`, false],
    ['yuki', `user:${MAYA}`, false],
    ['yuki', typing(MAYA, NOOR), false],
    ['lena', typing(MAYA, LENA), false],
    ['leila', typing(MAYA, LEILA), false],
    ['maya', 'admins', false],
  ])('let %s into %s: %s', async (name, topic, may) => {
    expect(await joined(name, topic)).toBe(may);
  });

  it('take nothing that a member would send in the name of the database', async () => {
    const forged = { topic: `user:${NOOR}`, extension: 'broadcast', event: 'change', payload: {} };
    expect(await met(as('maya').schema('realtime').from('messages').insert(forged))).toBe('PGRST106');
  });
});

/** Noon so many days from today, in UTC. */
function noon(days: number, hour = 12): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

describe('Coffee chats', () => {
  beforeEach(() => owner.query('delete from coffee_chat_requests'));
  const ask = (dates: unknown, more: object = {}) =>
    as('maya')
      .from('coffee_chat_requests')
      .insert({ requester_id: MAYA, proposed_dates: dates, time_zone: 'UTC', ...more });

  it.each<[string, unknown]>([
    ['0 dates', []],
    ['no dates at all', null],
    ['4 days', [3, 4, 5, 6].map((day) => noon(day))],
    ['a date that is past', [noon(-1)]],
    ['a good and a past date', [noon(3), noon(-1)]],
    ['the same time twice', [noon(3), noon(3)]],
    ['an hour that is no slot', [noon(3, 13)]],
    ['a minute that is no slot', [noon(3).replace(':00:00', ':30:00')]],
    ['no date', ['tomorrow']],
  ])('are not asked for with %s (R-203 to R-205)', async (_what, dates) => {
    expect(await met(ask(dates))).toMatch(/^(23|22)/);
    expect(await counted('from coffee_chat_requests')).toBe(0);
  });

  it("are asked for in nobody else's name, and by nobody without access (R-006)", async () => {
    expect(await met(ask([noon(3)], { requester_id: NOOR }))).toBe('42501');
    expect(await met(ask([noon(3)], { requester_id: LENA }))).toBe('42501');
    expect(await met(ask([noon(3)], { status: 'accepted' }))).toBe('42501');
    const hers = { requester_id: LENA, proposed_dates: [noon(3)], time_zone: 'UTC' };
    expect(await met(as('lena').from('coffee_chat_requests').insert(hers))).toBe('42501');
    for (const recipient_id of [LEILA, LENA])
      expect(await met(ask([noon(3)], { recipient_id }))).toBe('P0001 NOT_MESSAGEABLE');
  });

  it('of strangers are neither seen, accepted, declined nor cancelled (A-60)', async () => {
    const asked = await ask([noon(3)], { recipient_id: NOOR });
    expect(asked.error).toBeNull();
    const { rows } = await owner.query<{ id: string }>('select id from coffee_chat_requests');
    const id = rows[0]?.id ?? '';
    for (const name of ['yuki', 'leila', 'lena', 'maya'] as const) {
      for (const chosen of [{ chosen_date: noon(3) }, {}])
        expect(await met(as(name).rpc('answer_coffee_chat', { request_id: id, ...chosen }))).toBe(
          'P0001 COFFEE_CHAT_NOT_FOUND',
        );
      if (name === 'maya') continue;
      const table = () => as(name).from('coffee_chat_requests');
      expect(await met(table().select('*').eq('id', id))).toBe('nothing');
      for (const status of ['accepted', 'cancelled'])
        expect(await met(table().update({ status }).eq('id', id).select())).toBe('nothing');
      expect(
        await met(
          as(name).rpc('admin_set_coffee_chat_status', { request_id: id, wanted_status: 'accepted' }),
        ),
      ).toBe('42501');
    }
    expect(await met(stranger.rpc('answer_coffee_chat', { request_id: id }))).toBe('42501');
    const accept = { status: 'accepted', selected_date: noon(3) };
    expect(await met(as('maya').from('coffee_chat_requests').update(accept).eq('id', id).select())).toBe(
      '42501',
    );
    expect(await counted(`from coffee_chat_requests where status = 'pending'`)).toBe(1);
  });
});
