import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { play } from './support/scene.ts';

const send = (from: string, to: string, content: string) =>
  [
    `insert into messages (sender_id, recipient_id, content) values ($1, $2, $3) returning *`,
    from,
    to,
    content,
  ] as const;

describe('Messages', () => {
  it('are trimmed and hold 1 to 4,000 characters (R-183)', async () => {
    await play(async (scene) => {
      const [row] = await scene.as(MAYA, ...send(MAYA, NOOR, ' \n hello\u00a0 there \u00a0\t'));
      expect(row).toMatchObject({ content: 'hello\u00a0 there', is_read: false });
      for (const empty of ['', ' \n\t ', '\u200b\u00a0']) {
        expect(await scene.refusal(MAYA, ...send(MAYA, NOOR, empty))).toBe('23514 messages_content_check');
      }
      expect(await scene.refusal(MAYA, ...send(MAYA, NOOR, 'x'.repeat(4001)))).toBe(
        '23514 messages_content_check',
      );
      expect(await scene.as(MAYA, ...send(MAYA, NOOR, '👋'.repeat(4000)))).toHaveLength(1);
    });
  });

  it('reach whoever was approved for the same event, past ones too (R-186, R-194, A-57)', async () => {
    await play(async (scene) => {
      // That the recipient has a conversation with somebody else gives nobody the right to write to her.
      await scene.as('owner', ...send(NOOR, YUKI, 'hello'));
      const shared = async () =>
        await scene.count(MAYA, `select * from get_messageable_users('${MAYA}') where user_id = '${YUKI}'`);
      expect(await shared()).toBe(1);
      for (const size of [0, 1])
        expect(
          await scene.count(MAYA, `select from get_messageable_users('${MAYA}', page_size => ${size})`),
        ).toBe(1);
      await scene.as(
        'owner',
        `delete from event_applications where user_id = '${YUKI}' and event_id in (
        select event_id from event_applications where user_id = '${MAYA}')`,
      );
      expect(await shared()).toBe(0);
      expect(await scene.refusal(MAYA, ...send(MAYA, YUKI, 'hi'))).toBe('P0001 NOT_MESSAGEABLE');
    });
  });

  it('keep a conversation open when the shared event is cancelled, but not without access (A-45, A-57)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id = '${NOOR}' and status <> 'denied'`,
      );
      expect(await scene.as(MAYA, ...send(MAYA, NOOR, 'still there?'))).toHaveLength(1);
      expect(await scene.refusal(NOOR, ...send(NOOR, MAYA, 'yes'))).toBe('P0001 NOT_MESSAGEABLE');
      expect(await scene.count(NOOR, `select * from get_thread('${MAYA}')`)).toBe(8);
    });
  });

  it('count as unread until the reader marks them (R-181, R-188, R-194)', async () => {
    await play(async (scene) => {
      for (const reader of [MAYA, NOOR, LENA])
        expect(await scene.value(reader, 'select private.unread_messages()')).toBe(
          await scene.count('owner', 'select from messages where recipient_id = $1 and not is_read', reader),
        );
      const unread = (reader: string, other: string) =>
        scene.value(
          reader,
          'select unread_count from get_conversations($1) where other_user_id = $2',
          reader,
          other,
        );
      await scene.as(NOOR, ...send(NOOR, MAYA, 'one more'));
      expect([await unread(MAYA, NOOR), await unread(NOOR, MAYA)]).toEqual([3, 0]);
      expect(await scene.value(MAYA, 'select mark_messages_as_read($1, $2)', NOOR, MAYA)).toBe(3);
      expect(await scene.value(MAYA, 'select mark_messages_as_read($1, $2)', NOOR, MAYA)).toBe(0);
      expect(await unread(MAYA, NOOR)).toBe(0);
      const [newest] = await scene.as(MAYA, `select * from get_conversations('${MAYA}') limit 1`);
      expect(newest).toMatchObject({
        other_user_id: NOOR,
        other_user_first_name: 'Noor',
        other_user_last_name: 'Haddad',
        last_message: 'one more',
      });
    });
  });

  it('are sent once under an id, and tell nobody of a message with that id between others (A-82)', async () => {
    await play(async (scene) => {
      const id = '11111111-1111-4111-8111-111111111111';
      const sendAs = (who: string, to: string) =>
        scene.as(who, 'select * from send_message($1, $2, $3)', id, to, ' hello ');
      const [first] = await sendAs(MAYA, NOOR);
      expect(first).toMatchObject({ id, sender_id: MAYA, recipient_id: NOOR, content: 'hello' });
      expect(await sendAs(MAYA, NOOR)).toEqual([first]);
      // Also at the limit, and when the right to write is gone: it is the message that was taken before.
      await scene.as('owner', `update private.settings set value = '0' where name = 'messages_per_minute'`);
      expect(await sendAs(MAYA, NOOR)).toEqual([first]);
      await scene.as('owner', `update private.settings set value = '100' where name = 'messages_per_minute'`);
      for (const [who, to] of [
        [NOOR, MAYA],
        [MAYA, YUKI],
        [YUKI, MAYA],
      ] as const)
        expect(await scene.refusal(who, 'select send_message($1, $2, $3)', id, to, 'hello')).toBe(
          'P0001 CONFLICT',
        );
      expect(await scene.count('owner', 'select from messages where id = $1', id)).toBe(1);
    });
  });

  it('tell both that they were read, and name neither (A-83)', async () => {
    await play(async (scene) => {
      await scene.as(NOOR, ...send(NOOR, MAYA, 'one more'));
      await scene.as('owner', 'delete from realtime.messages');
      await scene.as(MAYA, 'select mark_messages_as_read($1, $2)', NOOR, MAYA);
      const sent = await scene.as('owner', 'select topic, payload from realtime.messages order by topic');
      const payload = { kind: 'conversation', action: 'update', id: expect.any(String) };
      expect(sent).toEqual([
        { topic: `user:${MAYA}`, payload },
        { topic: `user:${NOOR}`, payload },
      ]);
      for (const id of [MAYA, NOOR])
        expect(JSON.stringify(sent.map((told) => told['payload']))).not.toContain(id);
    });
  });

  it('list conversations of one instant page by page, each once (A-91)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update conversation_heads set last_message_time = now() where user_id = '${MAYA}'`,
      );
      const all = await scene.as(MAYA, `select other_user_id from get_conversations('${MAYA}')`);
      const paged = [];
      let before: unknown[] = [null, null];
      for (;;) {
        const page = await scene.as(
          MAYA,
          'select other_user_id, last_message_time::text from get_conversations($1, 1, $2, $3)',
          MAYA,
          ...before,
        );
        if (page.length === 0) break;
        paged.push(...page.map((row) => row.other_user_id));
        before = [page.at(-1)?.last_message_time, page.at(-1)?.other_user_id];
      }
      expect(paged).toEqual(all.map((row) => row.other_user_id));
      expect(paged.length).toBeGreaterThan(2);
    });
  });

  it('are read page by page without a gap, newest first', async () => {
    await play(async (scene) => {
      const all = await scene.as(MAYA, `select id, created_at from get_thread('${NOOR}')`);
      const paged = [];
      let before: unknown[] = [null, null];
      for (;;) {
        const page = await scene.as(
          MAYA,
          `select id, created_at::text from get_thread($1, $2, $3, 3)`,
          NOOR,
          ...before,
        );
        if (page.length === 0) break;
        paged.push(...page.map((row) => row.id));
        before = [page.at(-1)?.created_at, page.at(-1)?.id];
      }
      expect(paged).toEqual(all.map((row) => row.id));
      expect(paged).toHaveLength(7);
    });
  });
});

describe('Member access (R-006, R-248)', () => {
  it.each([
    ['an admin', ADMIN, true],
    ['a member with an approved application', MAYA, true],
    ['a member with an active subscription', YUKI, true],
    ['a member without either', LENA, false],
  ])('%s: %s has it: %s', async (_who, member, access) => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id = '${YUKI}' and status <> 'denied'`,
      );
      expect(await scene.value(member, 'select has_member_access($1)', member)).toBe(access);
    });
  });

  it('stays with an approved application to an event that is over (A-45)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id = $1 and event_id <> $2 and status <> 'denied'`,
        MAYA,
        EVENTS.past,
      );
      expect(await scene.value(MAYA, 'select has_member_access($1)', MAYA)).toBe(true);
    });
  });

  it('ends with the subscription, and with the last approved application', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id in ('${YUKI}', '${LEILA}') and status <> 'denied'`,
      );
      await scene.as(ADMIN, `select cancel_subscription('${YUKI}')`);
      expect(await scene.value(YUKI, 'select has_member_access($1)', YUKI)).toBe(false);
      expect(await scene.value(LEILA, 'select has_member_access($1)', LEILA)).toBe(false);
    });
  });
});
