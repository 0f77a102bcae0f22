import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play as playOnDemo, type Scene } from './support/scene.ts';

const KEY = `B${'k'.repeat(86)}`;
const P256DH = `B${'p'.repeat(86)}`;
const SECRET = 's'.repeat(22);
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/maya';

/** A scene in which the server has keys, and nobody has been told of anything yet. */
const play = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', `update private.settings set value = $1 where name = 'push_public_key'`, KEY);
    await script(scene);
  });

const save = (
  scene: Scene,
  who: string,
  endpoint = ENDPOINT,
  { p256dh = P256DH, secret = SECRET, words = false } = {},
) => scene.value(who, 'select save_push_device($1, $2, $3, $4, $5)', who, endpoint, p256dh, secret, words);
const isOn = async (scene: Scene, who: string, endpoint = ENDPOINT) =>
  scene.value(who, 'select get_push_device($1, $2)', who, endpoint);
const take = (scene: Scene, key = KEY) =>
  scene.as('server', 'select id, endpoint, details from take_outgoing_pushes($1, 100)', key);
const write = (scene: Scene, from: string, to: string, words = 'Meet me at the fountain') =>
  scene.as(from, 'select send_message(gen_random_uuid(), $1, $2)', to, words);
const waiting = (scene: Scene) =>
  scene.value('owner', 'select count(*)::integer from private.outgoing_pushes');
const apply = (scene: Scene, event: string) =>
  scene.as(MAYA, 'insert into event_applications (event_id, user_id) values ($1, $2)', event, MAYA);
const later = (scene: Scene, time: string) =>
  scene.as(
    'owner',
    'update private.outgoing_pushes set next_attempt_at = next_attempt_at - $1::interval',
    time,
  );

describe('Devices that are told (A-102)', () => {
  it('are hers alone', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      for (const who of ['visitor', NOOR, ADMIN] satisfies Actor[])
        for (const sql of [
          `select get_push_device('${MAYA}', '${ENDPOINT}')`,
          `select save_push_device('${MAYA}', '${ENDPOINT}', '${P256DH}', '${SECRET}')`,
          `select forget_push_device('${MAYA}', '${ENDPOINT}')`,
          'select * from private.push_devices',
          'select * from private.outgoing_pushes',
          `select * from take_outgoing_pushes('${KEY}')`,
          `select note_push(1, 'gone')`,
          `select private.take_pushes(1, '${KEY}')`,
          `select private.push_details(told, true) from private.notifications told`,
          `select private.queue_pushes('{}')`,
        ])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: true, public_key: KEY, devices: 1 });
      // As herself another member neither sees it nor turns it off.
      expect(await isOn(scene, NOOR)).toMatchObject({ is_on: false, devices: 0 });
      await scene.as(NOOR, 'select forget_push_device($1, $2)', NOOR, ENDPOINT);
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: true });
      await scene.as(MAYA, 'select forget_push_device($1, $2)', MAYA, ENDPOINT);
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: false, devices: 0 });
    });
  });

  it('are asked of nothing but services of browsers, by https, at their own names', async () => {
    await play(async (scene) => {
      for (const good of [
        'https://fcm.googleapis.com/fcm/send/a:b-C_1',
        'https://updates.push.services.mozilla.com/wpush/v2/gAAA=',
        'https://web.push.apple.com/QN',
        'https://db5p.notify.windows.com/w/?token=BQ%2b',
      ])
        expect([good, await scene.value('owner', 'select private.is_push_service($1)', good)]).toEqual([
          good,
          true,
        ]);
      for (const bad of [
        'http://fcm.googleapis.com/x',
        'https://localhost/x',
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://10.0.0.1/x',
        'https://192.168.1.1/x',
        'https://172.16.0.1/x',
        'https://169.254.169.254/latest/meta-data',
        'https://2130706433/x',
        'https://0x7f000001/x',
        'https://fcm.googleapis.com:8443/x',
        'https://fcm.googleapis.com:443/x',
        'https://fcm.googleapis.com@127.0.0.1/x',
        `https://${['maya', 'words'].join(':')}@fcm.googleapis.com/x`,
        'https://fcm.googleapis.com.evil.example/x',
        'https://evilfcm.googleapis.com/x',
        'https://evilpush.apple.com/x',
        'https://push.apple.com.evil.example/x',
        'https://evil.example/https://fcm.googleapis.com/x',
        'https://evil.example\\@fcm.googleapis.com/x',
        'https://fcm.googleapis.com\\@evil.example/x',
        'https://evil.example#fcm.googleapis.com/x',
        'https://evil.example?fcm.googleapis.com/x',
        'https://FCM.googleapis.com/x',
        'https://fcm.googleapis.com/x\r\nHost: evil',
        'https://fcm.googleapis.com/x\nhttps://evil.example/',
        ' https://fcm.googleapis.com/x',
        'https://fcm.googleapis.com',
        'https://fcm.googleapis.com./x',
        'https:///fcm.googleapis.com/x',
        'file:///etc/passwd',
        'data:text/plain,x',
        '',
        `https://fcm.googleapis.com/${'x'.repeat(950)}`,
      ])
        expect([
          bad,
          await scene.refusal(MAYA, 'select save_push_device($1, $2, $3, $4)', MAYA, bad, P256DH, SECRET),
        ]).toEqual([bad, '22023']);
      for (const [p256dh, secret] of [
        ['', SECRET],
        [P256DH.slice(1), SECRET],
        [`A${P256DH.slice(1)}`, SECRET],
        [P256DH, `${SECRET}=`],
        [P256DH, ''],
      ])
        expect(
          await scene.refusal(
            MAYA,
            'select save_push_device($1, $2, $3, $4)',
            MAYA,
            ENDPOINT,
            p256dh,
            secret,
          ),
        ).toBe('22023');
    });
  });

  it('go on to whoever signs in next on the same browser, and to nobody else', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      const take = `select save_push_device('${NOOR}', '${ENDPOINT}', $1, '${SECRET}')`;
      expect(await scene.refusal(NOOR, take, `B${'q'.repeat(86)}`)).toBe('22023');
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: true });
      await save(scene, NOOR);
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: false });
      expect(await isOn(scene, NOOR)).toMatchObject({ is_on: true });
    });
  });

  it('are ten at most: the oldest goes, never the one that she holds', async () => {
    await play(async (scene) => {
      for (let n = 0; n < 11; n += 1) await save(scene, MAYA, `${ENDPOINT}${n}`);
      expect(await isOn(scene, MAYA, `${ENDPOINT}10`)).toMatchObject({ is_on: true, devices: 10 });
      expect(await isOn(scene, MAYA, `${ENDPOINT}0`)).toMatchObject({ is_on: false });
    });
  });

  it('are forgotten when the service says that they are gone, and when other keys push', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      await save(scene, MAYA, `${ENDPOINT}2`);
      await apply(scene, EVENTS.canPay);
      for (const push of await take(scene))
        await scene.as(
          'server',
          'select note_push($1, $2)',
          push['id'],
          push['endpoint'] === ENDPOINT ? 'gone' : 'sent',
        );
      expect(await isOn(scene, MAYA)).toMatchObject({ is_on: false, devices: 1 });
      expect(await waiting(scene)).toBe(0);
      await take(scene, `B${'o'.repeat(86)}`);
      expect(await isOn(scene, MAYA, `${ENDPOINT}2`)).toMatchObject({ is_on: false, devices: 0 });
    });
  });
});

describe('Pushes (A-102)', () => {
  it('are sent once each, and again after growing pauses until that is said', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      await apply(scene, EVENTS.canPay);
      const [push] = await take(scene);
      expect(push?.['details']).toMatchObject({
        kind: 'payment-due',
        eventId: EVENTS.canPay,
        amountCents: expect.any(Number),
        reference: expect.any(String),
        words: null,
      });
      expect(await take(scene)).toEqual([]);
      await later(scene, '3 minutes');
      expect(await take(scene)).toHaveLength(1);
      await later(scene, '3 minutes');
      expect(await take(scene)).toEqual([]);
      await scene.as('server', `select note_push($1, 'sent')`, push?.['id']);
      await later(scene, '1 hour');
      expect(await take(scene)).toEqual([]);
    });
  });

  it('go to nobody who did not turn a device on, and not to whoever gave a kind up', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      expect(await waiting(scene)).toBe(0);
      await save(scene, MAYA);
      await scene.as(
        MAYA,
        `select save_notification_settings($1, false, '{message-received:push}', 'UTC')`,
        MAYA,
      );
      await write(scene, NOOR, MAYA);
      expect(await waiting(scene)).toBe(0);
      // What she must know nobody gives up.
      expect(
        await scene.refusal(
          MAYA,
          `select save_notification_settings($1, false, '{payment-due:push}', 'UTC')`,
          MAYA,
        ),
      ).toBe('22023');
    });
  });

  it('say nothing of what messages say, but where she wants it on that device', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      await write(scene, NOOR, MAYA);
      const [push] = await take(scene);
      expect(push?.['details']).toMatchObject({
        kind: 'message-received',
        otherUserId: NOOR,
        otherUserFirstName: 'Noor',
        otherUserLastName: null,
        words: null,
      });
      expect(JSON.stringify(push)).not.toContain('fountain');
      await save(scene, MAYA, ENDPOINT, { words: true });
      await later(scene, '3 minutes');
      expect((await take(scene))[0]?.['details']).toMatchObject({ words: 'Meet me at the fountain' });
    });
  });

  it('are told again of each message, one at a time', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      for (const _ of [1, 2]) await write(scene, NOOR, MAYA);
      const [push, ...more] = await take(scene);
      expect(more).toEqual([]);
      await scene.as('server', `select note_push($1, 'sent')`, push?.['id']);
      await write(scene, NOOR, MAYA);
      expect(await take(scene)).toHaveLength(1);
    });
  });

  it('do not come when it was read, taken back, comes too late, or is of somebody she blocked', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      await apply(scene, EVENTS.canPay);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canPay);
      expect(await take(scene)).toEqual([]);
      await apply(scene, EVENTS.canApplyFree);
      await write(scene, NOOR, MAYA);
      await scene.as(MAYA, 'select mark_messages_as_read($1, $2)', NOOR, MAYA);
      expect(await take(scene)).toEqual([]);
      await write(scene, NOOR, MAYA);
      await scene.as(MAYA, 'select block_member($1)', NOOR);
      expect(await take(scene)).toEqual([]);
      await apply(scene, EVENTS.canPay);
      await later(scene, '25 hours');
      expect(await take(scene)).toEqual([]);
      expect(await waiting(scene)).toBe(0);
    });
  });

  it('wait for the end of her quiet hours, but for what she must know', async () => {
    await play(async (scene) => {
      await save(scene, MAYA);
      const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
      await scene.as(
        MAYA,
        `select save_notification_settings($1, false, '{}', 'UTC', $2, $3)`,
        MAYA,
        (minute + 1420) % 1440,
        (minute + 120) % 1440,
      );
      await write(scene, NOOR, MAYA);
      await apply(scene, EVENTS.canPay);
      expect((await take(scene)).map(({ details }) => Reflect.get(Object(details), 'kind'))).toEqual([
        'payment-due',
      ]);
      // Also where it was due before she chose them.
      await scene.as('owner', 'update private.outgoing_pushes set next_attempt_at = now()');
      expect((await take(scene)).map(({ details }) => Reflect.get(Object(details), 'kind'))).toEqual([
        'payment-due',
      ]);
    });
  });
});
