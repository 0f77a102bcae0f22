import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play, type Scene } from './support/scene.ts';

/** Asks as Supabase does at a join: may the caller see (or add) a message of the topic? */
async function may(scene: Scene, who: Actor, verb: 'hear' | 'send', topic: string): Promise<boolean> {
  await scene.as('owner', `select set_config('realtime.topic', $1, true)`, topic);
  if (verb === 'send') {
    const sql = `insert into realtime.messages (topic, extension, event, payload) values ($1, 'broadcast', 'x', '{}')`;
    return (await scene.refusal(who, sql, topic)) === 'allowed';
  }
  await scene.as(
    'owner',
    `insert into realtime.messages (topic, extension, event) values ($1, 'broadcast', 'probe')`,
    topic,
  );
  return (
    (await scene.count(
      who,
      `select from realtime.messages where topic = $1 and event = 'probe' limit 1`,
      topic,
    )) === 1
  );
}

const typing = (one: string, other: string) => `typing:${[one, other].toSorted().join(':')}`;

describe('Live topics (A-83)', () => {
  it.each<[string, Actor, string, boolean]>([
    ['a visitor', 'visitor', 'events', true],
    ['a visitor', 'visitor', 'admins', false],
    ['a visitor', 'visitor', `user:${MAYA}`, false],
    ['a visitor', 'visitor', typing(MAYA, NOOR), false],
    ['Maya', MAYA, 'events', true],
    ['Maya', MAYA, `user:${MAYA}`, true],
    ['Maya', MAYA, `user:${NOOR}`, false],
    ['Maya', MAYA, 'user:', false],
    ['Maya', MAYA, 'user:%', false],
    ['Maya', MAYA, 'admins', false],
    ['Maya', MAYA, 'anything', false],
    ['Maya', MAYA, '', false],
    ['an admin', ADMIN, 'admins', true],
    ['an admin', ADMIN, `user:${MAYA}`, false],
    ['Maya', MAYA, typing(MAYA, NOOR), true],
    ['Noor', NOOR, typing(MAYA, NOOR), true],
    ['Yuki', YUKI, typing(MAYA, NOOR), false],
    ['an admin', ADMIN, typing(MAYA, NOOR), false],
    ['Maya', MAYA, typing(MAYA, LEILA), false],
    ['Lena', LENA, typing(LENA, MAYA), false],
    ['Maya', MAYA, `typing:${NOOR}:${MAYA}`, false],
    ['Maya', MAYA, `typing:${MAYA}`, false],
    ['Maya', MAYA, `typing:${MAYA}:${'-'.repeat(36)}`, false],
    ['Maya', MAYA, `typing:${MAYA}:${NOOR}:x`, false],
  ])('let %s (%s) hear %s: %s', async (_name, who, topic, allowed) => {
    await play(async (scene) => {
      expect(await may(scene, who, 'hear', topic)).toBe(allowed);
    });
  });

  it.each<[string, Actor, string, boolean]>([
    ['a visitor', 'visitor', 'events', false],
    ['Maya', MAYA, 'events', false],
    ['Maya', MAYA, `user:${MAYA}`, false],
    ['Maya', MAYA, `user:${NOOR}`, false],
    ['an admin', ADMIN, 'admins', false],
    ['Maya', MAYA, typing(MAYA, NOOR), false],
    ['Maya', MAYA, typing(NOOR, YUKI), false],
  ])('let %s (%s) send to %s: %s', async (_name, who, topic, allowed) => {
    await play(async (scene) => {
      expect(await may(scene, who, 'send', topic)).toBe(allowed);
    });
  });

  it('tell of a switch to the admins and to everyone, and of a read conversation to the two it is between', async () => {
    await play(async (scene) => {
      const topics = async () =>
        (await scene.as('owner', `select topic from realtime.messages order by topic`)).map(
          ({ topic }) => topic,
        );
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(
        ADMIN,
        `update feature_toggles set is_enabled = false where feature_name = 'subscriptions'`,
      );
      expect(await topics()).toEqual(['admins', 'events']);
      await scene.as(
        'owner',
        `insert into messages (sender_id, recipient_id, content) values ('${NOOR}', '${MAYA}', 'hi')`,
      );
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(MAYA, `select mark_messages_as_read('${NOOR}', '${MAYA}')`);
      expect(await topics()).toEqual([`user:${MAYA}`, `user:${NOOR}`]);
    });
  });

  it('tell of an approval to the member, the admins and everyone, by kind and ids only', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(
        ADMIN,
        `select decide_application(id, 'approve') from event_applications where user_id = $1 and event_id = $2`,
        MAYA,
        EVENTS.pendingPaid,
      );
      const sent = await scene.as(
        'owner',
        `select topic, payload - 'id' as payload, event, private from realtime.messages`,
      );
      const event_id = EVENTS.pendingPaid;
      expect(sent).toHaveLength(9);
      expect(sent).toContainEqual({
        topic: `user:${MAYA}`,
        payload: { kind: 'notification', action: 'update' },
        event: 'change',
        private: true,
      });
      for (const topic of [`user:${MAYA}`, 'admins']) {
        for (const [kind, action] of [
          ['application', 'update'],
          ['booking', 'update'],
          ['attendee', 'insert'],
        ]) {
          expect(sent).toContainEqual({
            topic,
            payload: { kind, action, event_id },
            event: 'change',
            private: true,
          });
        }
      }
      for (const topic of ['events', 'admins']) {
        expect(sent).toContainEqual({
          topic,
          payload: { kind: 'event', action: 'update' },
          event: 'change',
          private: true,
        });
      }
    });
  });

  it('take another name for admins when the rights of one end, and say nothing more on the old one', async () => {
    await play(async (scene) => {
      const topicOf = (who: string) => scene.value(who, 'select admin_live_topic()');
      const old = String(await topicOf(ADMIN));
      await scene.as(ADMIN, `select grant_admin('${ADMIN}', '${NOOR}')`);
      expect(await topicOf(NOOR)).toBe(old);
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(ADMIN, `select revoke_admin('${ADMIN}', '${NOOR}')`);
      const last = await scene.as('owner', 'select payload from realtime.messages where topic = $1', old);
      expect(last).toMatchObject([{ payload: { kind: 'admin', action: 'delete' } }]);

      const next = String(await topicOf(ADMIN));
      expect(next).not.toBe(old);
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(ADMIN, `update events set title = 'X' where id = '${EVENTS.full}'`);
      await scene.as(MAYA, `select report_member(gen_random_uuid(), '${NOOR}', 'spam')`);
      const told = await scene.as('owner', 'select distinct topic from realtime.messages order by topic');
      // The report stands under the bell of each admin besides.
      expect(told.map(({ topic }) => topic)).toEqual([next, 'events', `user:${ADMIN}`].toSorted());

      expect(await may(scene, ADMIN, 'hear', next)).toBe(true);
      expect(await may(scene, ADMIN, 'hear', old)).toBe(false);
      for (const topic of [next, old]) expect(await may(scene, NOOR, 'hear', topic)).toBe(false);
      expect(await scene.refusal(NOOR, 'select admin_live_topic()')).toBe('42501');
    });
  });

  it('are answered afterwards with kinds, to each what she may hear (A-59)', async () => {
    await play(async (scene) => {
      const changed = (who: string, seconds: number | null = 60) =>
        scene.value(who, 'select recent_changes($1)', seconds);
      await scene.as('owner', 'delete from realtime.messages');
      for (const who of [MAYA, NOOR, ADMIN]) expect(await changed(who)).toEqual([]);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingFree);
      expect(await changed(MAYA)).toEqual(expect.arrayContaining(['application']));
      expect(await changed(ADMIN)).toEqual(expect.arrayContaining(['application']));
      expect(await changed(NOOR)).not.toContain('application');
      // What was told on the admins' topic by its former name is theirs still, and of nobody else.
      await scene.as(ADMIN, `select grant_admin('${ADMIN}', '${NOOR}')`);
      await scene.as(ADMIN, `select revoke_admin('${ADMIN}', '${NOOR}')`);
      expect(await changed(ADMIN)).toContain('application');
      expect(await changed(NOOR)).not.toContain('application');
      // A transaction that ended just now may have begun some seconds earlier.
      await scene.as(
        'owner',
        `update realtime.messages set inserted_at = inserted_at - interval '74 seconds'`,
      );
      expect(await changed(MAYA)).toContain('application');
      expect(await changed(MAYA, null)).toEqual([]);
      await scene.as(
        'owner',
        `update realtime.messages set inserted_at = inserted_at - interval '2 seconds'`,
      );
      expect(await changed(MAYA)).toEqual([]);
      expect(await changed(MAYA, 2_147_483_647)).toContain('application');
    });
  });

  it('tell of many events once, and of one by its id', async () => {
    await play(async (scene) => {
      const told = async (sql: string) => {
        await scene.as('owner', 'delete from realtime.messages');
        await scene.as(ADMIN, sql);
        return scene.as(
          'owner',
          `select topic, payload from realtime.messages where topic in ('events', 'admins') order by topic`,
        );
      };
      // Realtime gives every message an id; that of many events is nobody's.
      const many = { kind: 'event', action: 'update', id: expect.any(String) };
      expect(await told(`select admin_refresh_paypal_links('Another')`)).toEqual([
        { topic: 'admins', payload: many },
        { topic: 'events', payload: many },
      ]);
      expect(await told(`select admin_refresh_paypal_links('Another')`)).toEqual([]);
      const one = { kind: 'event', action: 'update', id: EVENTS.full };
      expect(await told(`update events set title = 'X' where id = '${EVENTS.full}'`)).toEqual([
        { topic: 'admins', payload: one },
        { topic: 'events', payload: one },
      ]);
    });
  });

  it('tell of a block to the two alone, and in the same words to both', async () => {
    await play(async (scene) => {
      for (const sql of [
        'insert into member_blocks (blocker_id, blocked_id) values ($1, $2)',
        'delete from member_blocks where blocker_id = $1 and blocked_id = $2',
      ]) {
        await scene.as('owner', 'delete from realtime.messages');
        await scene.as('owner', sql, MAYA, NOOR);
        expect(
          await scene.as(
            'owner',
            `select topic, payload - 'id' as said, private from realtime.messages order by topic`,
          ),
        ).toEqual(
          [MAYA, NOOR].map((one) => ({
            topic: `user:${one}`,
            said: { kind: 'conversation', action: 'update' },
            private: true,
          })),
        );
      }
    });
  });

  it('cost two broadcasts a message, and carry nothing of it', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(
        MAYA,
        `insert into messages (sender_id, recipient_id, content) values ($1, $2, 'secret')`,
        MAYA,
        NOOR,
      );
      const sent = await scene.as(
        'owner',
        'select topic, payload::text as payload from realtime.messages order by topic',
      );
      expect(sent.map((row) => row.topic)).toEqual([`user:${MAYA}`, `user:${NOOR}`]);
      expect(JSON.stringify(sent)).not.toContain('secret');
    });
  });
});
