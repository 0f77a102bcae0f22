import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUSH_SERVICE } from './mailbox/push-box.ts';
import { type Stack, startStack } from './stack.ts';

const SECRET = randomBytes(32);
let stack: Stack;
let database: Client;

beforeAll(async () => {
  stack = await startStack({
    functionVariables: {
      SCHEDULE_SECRET: 'only-the-schedule-knows',
      RESEND_WEBHOOK_SECRET: `whsec_${SECRET.toString('base64')}`,
    },
  });
  database = new Client({ connectionString: stack.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await stack.stop();
});

const rows = async (sql: string, ...values: unknown[]) => (await database.query(sql, values)).rows;
const scheduleComes = async () =>
  (
    await fetch(`${stack.url}/functions/v1/deliver-mails`, {
      method: 'POST',
      headers: { 'x-schedule-secret': 'only-the-schedule-knows' },
    })
  ).json();

it('pushes to each device, and forgets one whose service says that it is gone (A-102)', async () => {
  const [here, gone] = [`https://${PUSH_SERVICE}/here`, `https://${PUSH_SERVICE}/gone`];
  stack.pushBox.answer(gone, 410);
  for (const endpoint of [here, gone])
    await database.query(
      `insert into private.push_devices (user_id, endpoint, p256dh, auth, public_key)
       select id, $1, $2, $3, private.setting('push_public_key') from auth.users where email = 'maya@sorella.test'`,
      [endpoint, createECDH('prime256v1').generateKeys('base64url'), randomBytes(16).toString('base64url')],
    );
  await database.query(
    `select private.notify(array(select id from auth.users where email = 'maya@sorella.test'), 'report-handled', null, null)`,
  );
  // Of this kind nothing is pushed.
  expect(await rows('select from private.outgoing_pushes')).toHaveLength(0);
  await database.query(
    `select private.notify(array(select id from auth.users where email = 'maya@sorella.test'), 'event-message', null, null)`,
  );
  await expect
    .poll(async () => {
      await scheduleComes();
      return {
        devices: await rows('select endpoint from private.push_devices order by endpoint'),
        // The stack's own schedule may have one of them in hand.
        waiting: await rows('select from private.outgoing_pushes'),
      };
    })
    .toEqual({ devices: [{ endpoint: here }], waiting: [] });
  const [push, ...more] = stack.pushBox.list(here);
  expect(more).toEqual([]);
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(Buffer.from(push?.body ?? []).toString('latin1')).not.toContain('event-message');
});

it('takes from the mail service what it has signed, once, and stops mails there (A-102)', async () => {
  const say = async (said: object, id: string, change = '') => {
    const [body, time] = [JSON.stringify(said), String(Math.floor(Date.now() / 1000))];
    const signature = createHmac('sha256', SECRET).update(`${id}.${time}.${body}`).digest('base64');
    const answer = await fetch(`${stack.url}/functions/v1/mail-events`, {
      method: 'POST',
      headers: { 'svix-id': id, 'svix-timestamp': time, 'svix-signature': `v1,${signature}` },
      body: body + change,
    });
    return answer.status === 200 ? answer.json() : answer.status;
  };
  const bounced = (type: string) => ({
    type: 'email.bounced',
    data: { to: ['Lena@sorella.test'], bounce: { type } },
  });
  const stopped = () => rows('select address, reason from private.stopped_addresses');
  expect(await say(bounced('Permanent'), 'msg_1', ' ')).toBe(401);
  expect(await say(bounced('Transient'), 'msg_2')).toEqual({ stopped: 0 });
  expect(await say({ type: 'email.delivered', data: { to: ['lena@sorella.test'] } }, 'msg_3')).toEqual({
    stopped: 0,
  });
  expect(await stopped()).toEqual([]);
  expect(await say(bounced('Permanent'), 'msg_4')).toEqual({ stopped: 1 });
  expect(await say(bounced('Permanent'), 'msg_4')).toEqual({ stopped: 0 });
  expect(await stopped()).toEqual([{ address: 'lena@sorella.test', reason: 'bounced' }]);
  expect(await say({ type: 'email.complained', data: { to: ['lena@sorella.test'] } }, 'msg_5')).toEqual({
    stopped: 1,
  });
  expect(await stopped()).toEqual([{ address: 'lena@sorella.test', reason: 'complained' }]);
});
