import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

/** An event that a member has an application for with this status. */
const EVENT_OF = (status: string) =>
  `(select event_id from event_applications where user_id = '${MAYA}' and status = '${status}' limit 1)`;

const write = (scene: Scene, audience: string, id = 'gen_random_uuid()', event = EVENT_OF('approved')) =>
  scene.as(ADMIN, `select admin_message_guests(${event}, ${id}, '${audience}', 'Bring an apron')`);

describe('What organizers write to the people of an event', () => {
  it('is written and listed by admins alone', async () => {
    await play(async (scene) => {
      const [row] = await scene.as('owner', `select ${EVENT_OF('approved')} as id`);
      const id = String(row?.['id']);
      for (const sql of [
        `select admin_message_guests('${id}', gen_random_uuid(), 'both', 'Hello')`,
        `select admin_list_guest_messages('${id}')`,
      ]) {
        for (const who of ['visitor', MAYA, NOOR, LENA])
          expect([sql, who, await scene.refusal(who, sql)]).toEqual([sql, who, '42501']);
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, 'allowed']);
      }
      for (const who of ['visitor', MAYA, ADMIN])
        expect([who, await scene.refusal(who, 'select * from private.event_messages')]).toEqual([
          who,
          '42501',
        ]);
    });
  });

  it('is read by each whom it was for, and by nobody else; nobody changes it', async () => {
    await play(async (scene) => {
      await write(scene, 'coming');
      expect(await scene.as(MAYA, 'select body from application_messages')).toEqual([
        { body: 'Bring an apron' },
      ]);
      expect(await scene.count(LENA, `select body from application_messages where body <> ''`)).toBe(
        await scene.count('owner', `select body from application_messages where user_id = '${LENA}'`),
      );
      expect(await scene.refusal('visitor', 'select body from application_messages')).toBe('42501');
      for (const sql of [
        `delete from application_messages`,
        `update application_messages set body = 'x'`,
        `insert into application_messages (application_id, message_id, user_id, body)
         values (gen_random_uuid(), gen_random_uuid(), '${MAYA}', 'x')`,
      ])
        expect([sql, await scene.refusal(MAYA, sql)]).toEqual([sql, '42501']);
    });
  });

  it('reaches the group that was chosen, once by mail each, however often it is sent', async () => {
    await play(async (scene) => {
      const id = `'0f000000-0000-4000-8000-000000000001'`;
      for (const _ of [1, 2, 3]) await write(scene, 'coming', id);
      const told = await scene.count('owner', `select from application_messages where message_id = ${id}`);
      expect(told).toBe(
        await scene.count(
          'owner',
          `select from event_applications where event_id = ${EVENT_OF('approved')} and status = 'approved'`,
        ),
      );
      expect(
        await scene.count('owner', `select from private.outgoing_mails where kind = 'event-message'`),
      ).toBe(told);
      expect(
        await scene.count('owner', `select from admin_audit_log where table_name = 'event_messages'`),
      ).toBe(1);
    });
  });

  it('has words and somebody who reads them', async () => {
    await play(async (scene) => {
      const to = (audience: string, words: string) =>
        `select admin_message_guests(${EVENT_OF('approved')}, gen_random_uuid(), '${audience}', ${words})`;
      expect(await scene.refusal(ADMIN, to('both', `'  '`))).toBe('22023');
      expect(await scene.refusal(ADMIN, to('everybody', `'Hello'`))).toBe('22023');
      expect(await scene.refusal(ADMIN, to('both', `repeat('x', 2001)`))).not.toBe('allowed');
      await scene.as('owner', `update event_applications set status = 'denied' where status = 'pending'`);
      expect(await scene.refusal(ADMIN, to('waiting', `'Hello'`))).toContain('NOBODY_TO_TELL');
    });
  });
});
