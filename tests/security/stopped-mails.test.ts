import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play as playOnDemo, type Scene } from './support/scene.ts';

const play = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', 'delete from private.outgoing_mails');
    await script(scene);
  });
const bounce = (scene: Scene, id = 'msg_1', reason = 'bounced') =>
  scene.value('server', `select note_mail_event($1, 'Maya@sorella.test', $2)`, id, reason);
const apply = (scene: Scene) =>
  scene.as(MAYA, 'insert into event_applications (event_id, user_id) values ($1, $2)', EVENTS.canPay, MAYA);
const mails = async (scene: Scene) =>
  (await scene.as('server', 'select kind, email from take_outgoing_mails(100)')).map(({ kind }) => kind);
const settings = (scene: Scene) => scene.value(MAYA, 'select get_notification_settings($1)', MAYA);
const kinds = async (scene: Scene) => {
  const rows = await scene.value(MAYA, 'select list_notifications($1)', MAYA);
  return Array.isArray(rows) ? rows.map((row) => row.kind) : [];
};

describe('Mails that come back (A-102)', () => {
  it('are told by the server alone, and tried again by her alone', async () => {
    await play(async (scene) => {
      for (const who of ['visitor', NOOR, ADMIN] satisfies Actor[])
        for (const sql of [
          `select note_mail_event('msg', 'maya@sorella.test', 'bounced')`,
          `select private.note_mail_event('msg', 'maya@sorella.test', 'bounced')`,
          `select resume_mails('${MAYA}')`,
          `select private.mail_stopped('${MAYA}')`,
          'select * from private.stopped_addresses',
          'select * from private.mail_events',
        ])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
    });
  });

  it('stop all mails to that address, and she is told in the app, once', async () => {
    await play(async (scene) => {
      expect(await settings(scene)).toMatchObject({ mail_stopped: null });
      await apply(scene);
      expect(await bounce(scene)).toBe(true);
      // What waited is not sent any more, nor is anything written.
      expect(await mails(scene)).toEqual([]);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canPay);
      await apply(scene);
      expect(await mails(scene)).toEqual([]);
      expect(await settings(scene)).toMatchObject({ mail_stopped: 'bounced' });
      expect(await kinds(scene)).toEqual(['payment-due', 'mail-stopped']);
      await bounce(scene, 'msg_2', 'complained');
      expect(await settings(scene)).toMatchObject({ mail_stopped: 'complained' });
      expect(await kinds(scene)).toEqual(['payment-due', 'mail-stopped']);
      // Nobody else is.
      expect(
        await scene.value('owner', `select private.wants_notification($1, 'payment-due', 'mail')`, NOOR),
      ).toBe(true);
    });
  });

  it('go again when she says so, and what was said before stops them no second time', async () => {
    await play(async (scene) => {
      await bounce(scene);
      await scene.as(NOOR, 'select resume_mails($1)', NOOR);
      expect(await settings(scene)).toMatchObject({ mail_stopped: 'bounced' });
      await scene.as(MAYA, 'select resume_mails($1)', MAYA);
      expect(await settings(scene)).toMatchObject({ mail_stopped: null });
      expect(await kinds(scene)).toEqual([]);
      expect(await bounce(scene)).toBe(false);
      expect(await settings(scene)).toMatchObject({ mail_stopped: null });
      await apply(scene);
      expect(await mails(scene)).toEqual(['payment-due']);
      expect(await bounce(scene, 'msg_3')).toBe(true);
      expect(await settings(scene)).toMatchObject({ mail_stopped: 'bounced' });
    });
  });

  it('follow the address, not the member', async () => {
    await play(async (scene) => {
      await bounce(scene);
      await scene.as('owner', `update auth.users set email = 'mended@sorella.test' where id = $1`, MAYA);
      expect(await settings(scene)).toMatchObject({ mail_stopped: null });
    });
  });

  it('are of a reason that is known, of an event and an address', async () => {
    await play(async (scene) => {
      for (const [id, address, reason] of [
        ['', 'maya@sorella.test', 'bounced'],
        ['msg', '', 'bounced'],
        ['msg', 'maya@sorella.test', 'bored'],
        ['msg', 'maya@sorella.test', null],
      ])
        expect(await scene.refusal('server', 'select note_mail_event($1, $2, $3)', id, address, reason)).toBe(
          '22023',
        );
    });
  });
});
