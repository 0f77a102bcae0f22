import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { sign } from 'hono/jwt';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Stack } from './stack.ts';
import { people, signedIn, startFixture, visitor } from './testing/fixture.ts';

let stack: Stack;
let dataDir: string;
let database: Client;
const clients: SupabaseClient[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'local-stack-test-'));
  stack = await startFixture({ ephemeral: false, dataDir, port: 0 });
  database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
  await database.end();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function member(who: keyof typeof people): Promise<SupabaseClient> {
  const client = await signedIn(stack, who);
  clients.push(client);
  return client;
}

function guest(): SupabaseClient {
  const client = visitor(stack);
  clients.push(client);
  return client;
}

const open = (client: SupabaseClient, topic: string, broadcast = {}, isPrivate = true) =>
  client.channel(topic, { config: { private: isPrivate, broadcast } });

/** Resolves once the server says it is listening, and rejects with its reason when it refuses. */
function subscribed(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) reject(error ?? new Error('refused'));
    });
  });
}

interface Heard {
  readonly payloads: unknown[];
  next(): Promise<unknown>;
}

function hear(channel: RealtimeChannel, event: string): Heard {
  const payloads: unknown[] = [];
  const waiting: ((payload: unknown) => void)[] = [];
  channel.on('broadcast', { event }, ({ payload }) => {
    payloads.push(payload);
    waiting.shift()?.(payload);
  });
  return { payloads, next: () => new Promise((resolve) => waiting.push(resolve)) };
}

const insertNote = (who: keyof typeof people, body: string) =>
  database.query('insert into public.notes (owner_id, body) values ($1, $2)', [people[who].id, body]);

describe('a replication slot that Postgres gave up', () => {
  it('is replaced: channels err, join again, and hear', async () => {
    const other = await startFixture();
    const url = new URL(other.databaseUrl);
    url.username = 'supabase_admin';
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = visitor(other);
    const channel = open(client, 'events');
    const heard = hear(channel, 'change');
    const statuses: string[] = [];
    channel.subscribe((status) => statuses.push(status));
    await vi.waitUntil(() => statuses.includes('SUBSCRIBED'));
    const { rows } = await owner.query<{ restart_lsn: string }>(
      'select restart_lsn from pg_replication_slots',
    );
    // More than it may hold, written before its reader could say how far it is.
    for (let part = 0; part < 45; part += 1)
      await owner.query("select pg_logical_emit_message(false, 'bulk', repeat(md5($1), 250000))", [part]);
    await owner.query('checkpoint');
    await vi.waitUntil(() => statuses.includes('CHANNEL_ERROR'));
    await vi.waitUntil(() => statuses.at(-1) === 'SUBSCRIBED');
    const next = heard.next();
    await owner.query(`select realtime.send('{"id":"1"}', 'change', 'events', true)`);
    expect(await next).toEqual({ id: '1' });
    expect(said.mock.calls.flat().join(' ')).toMatch(/slot.* is lost/);
    const slots = await owner.query('select restart_lsn, wal_status from pg_replication_slots');
    expect(slots.rows).toEqual([
      { restart_lsn: expect.not.stringMatching(rows[0]?.restart_lsn ?? ''), wal_status: 'reserved' },
    ]);
    await client.removeAllChannels();
    await owner.end();
    await other.stop();
  });
});

describe('broadcast from the database (A-83)', () => {
  it('reaches the member it concerns, and nobody else', async () => {
    const [maya, noor] = await Promise.all([member('maya'), member('noor')]);
    const toMaya = open(maya, `user:${people.maya.id}`);
    const toNoor = open(noor, `user:${people.noor.id}`);
    const mayaHears = hear(toMaya, 'change');
    const noorHears = hear(toNoor, 'change');
    await Promise.all([subscribed(toMaya), subscribed(toNoor)]);
    const first = mayaHears.next();
    await insertNote('maya', 'for maya');
    expect(await first).toMatchObject({ kind: 'note', id: expect.any(String) });
    const second = noorHears.next();
    await insertNote('noor', 'for noor');
    await second;
    expect(noorHears.payloads).toHaveLength(1);
    expect(mayaHears.payloads).toHaveLength(1);
  });

  it('refuses the topic of someone else, with the reason', async () => {
    const noor = await member('noor');
    await expect(subscribed(open(noor, `user:${people.maya.id}`))).rejects.toThrow(
      /Unauthorized: You do not have permissions to read/,
    );
    await expect(subscribed(open(guest(), `user:${people.maya.id}`))).rejects.toThrow(/Unauthorized/);
  });

  it('lets a visitor hear what the policies open to everyone', async () => {
    const channel = open(guest(), 'events');
    const heard = hear(channel, 'change');
    await subscribed(channel);
    const next = heard.next();
    await database.query(`select realtime.send('{"id":"1"}', 'change', 'events', true)`);
    expect(await next).toEqual({ id: '1' });
  });

  it('does not deliver what was rolled back', async () => {
    const channel = open(guest(), 'events');
    const heard = hear(channel, 'change');
    await subscribed(channel);
    const next = heard.next();
    await database.query('begin');
    await database.query(`select realtime.send('{"id":"undone"}', 'change', 'events', true)`);
    await database.query('rollback');
    await database.query(`select realtime.send('{"id":"done"}', 'change', 'events', true)`);
    expect(await next).toEqual({ id: 'done' });
  });

  it('keeps private messages from public channels of the same name', async () => {
    const client = guest();
    const channel = open(client, 'events', {}, false);
    const heard = hear(channel, 'change');
    await subscribed(channel);
    const next = heard.next();
    await database.query(`select realtime.send('{"id":"private"}', 'change', 'events', true)`);
    await database.query(`select realtime.send('{"id":"public"}', 'change', 'events', false)`);
    expect(await next).toEqual({ id: 'public' });
  });
});

describe('broadcast between clients', () => {
  const topic = `typing:${people.maya.id}:${people.noor.id}`;

  it('passes from one member of a conversation to the other, in binary frames too', async () => {
    const [maya, noor] = await Promise.all([member('maya'), member('noor')]);
    const from = open(maya, topic, { ack: true });
    const to = open(noor, topic);
    const heard = hear(to, 'typing');
    const echoed = hear(from, 'typing');
    await Promise.all([subscribed(from), subscribed(to)]);
    const next = heard.next();
    expect(await from.send({ type: 'broadcast', event: 'typing', payload: { from: 'Zoë' } })).toBe('ok');
    expect(await next).toEqual({ from: 'Zoë' });
    expect(echoed.payloads).toEqual([]);
  });

  it('is refused where one may only listen', async () => {
    const channel = open(guest(), 'events', { ack: true });
    await subscribed(channel);
    expect(await channel.send({ type: 'broadcast', event: 'change', payload: {} })).toBe('error');
  });

  it('goes over HTTP before a channel is joined, under the same policies', async () => {
    const [maya, noor] = await Promise.all([member('maya'), member('noor')]);
    const channel = open(noor, topic);
    const heard = hear(channel, 'typing');
    await subscribed(channel);
    const next = heard.next();
    const { data } = await maya.auth.getSession();
    const post = (token: string, payload: unknown) =>
      fetch(`${stack.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ messages: [{ topic, event: 'typing', payload, private: true }] }),
      });
    expect((await post(stack.publishableKey, { by: 'visitor' })).status).toBe(202);
    expect((await post(data.session?.access_token ?? '', { by: 'maya' })).status).toBe(202);
    expect(await next).toEqual({ by: 'maya' });
  });
});

describe('the life of a channel', () => {
  const frame = z.tuple([
    z.unknown(),
    z.unknown(),
    z.string(),
    z.string(),
    z.record(z.string(), z.unknown()),
  ]);
  type ServerFrame = z.infer<typeof frame>;

  /** Speaks the protocol by hand. */
  async function raw(version = '2.0.0') {
    const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket`;
    const socket = new WebSocket(`${address}?apikey=${stack.publishableKey}&vsn=${version}`);
    const arrived: ServerFrame[] = [];
    const waiting: { fits: (seen: ServerFrame) => boolean; resolve: (seen: ServerFrame) => void }[] = [];
    socket.on('message', (data) => {
      const seen = frame.parse(JSON.parse(z.instanceof(Buffer).parse(data).toString()));
      arrived.push(seen);
      for (const wait of waiting) if (wait.fits(seen)) wait.resolve(seen);
    });
    await new Promise((resolve) => socket.once('open', resolve));
    return {
      socket,
      send: (...message: unknown[]) => socket.send(JSON.stringify(message)),
      arrived,
      until: (event: string, ref?: string) =>
        new Promise<ServerFrame>((resolve) => {
          const fits = (seen: ServerFrame) => seen[3] === event && (ref === undefined || seen[1] === ref);
          const here = arrived.find(fits);
          if (here === undefined) waiting.push({ fits, resolve });
          else resolve(here);
        }),
    };
  }

  async function tokenThatEndsIn(seconds: number): Promise<string> {
    const keys = z.object({ jwtSecret: z.string() });
    const { jwtSecret } = keys.parse(JSON.parse(await readFile(path.join(dataDir, 'keys.json'), 'utf8')));
    const exp = Math.floor(Date.now() / 1000) + seconds;
    return sign({ sub: people.maya.id, role: 'authenticated', exp }, jwtSecret, 'HS256');
  }

  const topic = `realtime:user:${people.maya.id}`;
  const join = (token: string) => ({ config: { private: true }, access_token: token });

  it('answers heartbeats', async () => {
    const { socket, send, until } = await raw();
    send(null, '7', 'phoenix', 'heartbeat', {});
    expect(await until('phx_reply')).toEqual([
      null,
      '7',
      'phoenix',
      'phx_reply',
      { status: 'ok', response: {} },
    ]);
    socket.terminate();
  });

  it('ends when the token ends, and says so', async () => {
    const { socket, send, until } = await raw();
    send('1', '1', topic, 'phx_join', join(await tokenThatEndsIn(2)));
    expect((await until('phx_reply'))[4]).toMatchObject({ status: 'ok' });
    expect((await until('system'))[4]).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/expired/),
    });
    await until('phx_close');
    socket.terminate();
  });

  it('lives on with a newer token after the first has ended', async () => {
    const [left, renewed] = await Promise.all([raw(), raw()]);
    const short = await tokenThatEndsIn(2);
    left.send('1', '1', topic, 'phx_join', join(short));
    renewed.send('1', '1', topic, 'phx_join', join(short));
    renewed.send('1', '2', topic, 'access_token', { access_token: await tokenThatEndsIn(600) });
    await left.until('phx_close');
    renewed.send(null, '3', 'phoenix', 'heartbeat', {});
    await renewed.until('phx_reply', '3');
    expect(renewed.arrived.map(([, , , event]) => event)).not.toContain('phx_close');
    left.socket.terminate();
    renewed.socket.terminate();
  });

  it('ends with a forged token', async () => {
    const { socket, send, until } = await raw();
    send('1', '1', topic, 'phx_join', join(await tokenThatEndsIn(600)));
    send('1', '2', topic, 'access_token', { access_token: 'a.b.c' });
    expect((await until('phx_close'))[2]).toBe(topic);
    socket.terminate();
  });

  it('is refused with an expired token', async () => {
    const { socket, send, until } = await raw();
    send('1', '1', topic, 'phx_join', join(await tokenThatEndsIn(-10)));
    expect((await until('phx_reply'))[4]).toMatchObject({ status: 'error' });
    socket.terminate();
  });

  it('says that it listens to the database when asked to', async () => {
    const { socket, send, until } = await raw();
    send('1', '1', 'realtime:events', 'phx_join', {
      config: { private: true, broadcast: { replication_ready: true } },
    });
    expect((await until('system'))[4]).toMatchObject({
      status: 'ok',
      extension: 'system',
      channel: 'events',
    });
    socket.terminate();
  });

  it('closes a connection that sends no frames, and keeps the others', async () => {
    const { socket } = await raw();
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send('nonsense');
    expect(await closed).toBe(1007);
    const next = await raw();
    next.send(null, '1', 'phoenix', 'heartbeat', {});
    await next.until('phx_reply');
    next.socket.terminate();
  });

  it('lets nobody in without a key', async () => {
    const socket = new WebSocket(
      `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`,
    );
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toMatch(/401/);
  });

  it('cuts off whoever still listens when the stack stops', async () => {
    const other = await startFixture();
    const socket = new WebSocket(
      `${other.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${other.publishableKey}&vsn=2.0.0`,
    );
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await other.stop();
    await closed;
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  }, 10_000);
});
