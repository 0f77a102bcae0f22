import { describe, expect, it } from 'vitest';
import { ADMIN, LEILA, MAYA, NOOR } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const block = (who: string) => `select block_member('${who}')`;
const unblock = (who: string) => `select unblock_member('${who}')`;
const write = (from: string, to: string) =>
  `insert into messages (sender_id, recipient_id, content) values ('${from}', '${to}', 'hello')`;
const ask = (from: string, to: string) =>
  `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates) values ('${from}', '${to}', array[
     (date_trunc('day', now() at time zone 'UTC') + interval '5 days 9 hours') at time zone 'UTC'
   ]) returning id`;

/** What was told since the last time, by topic. Realtime gives every message an id, which must be nobody's. */
async function heard(scene: Scene): Promise<unknown[]> {
  return scene.as(
    'owner',
    `with told as (delete from realtime.messages returning topic, payload)
     select topic, case when payload ->> 'kind' = 'conversation' and not exists (
       select from profiles where id::text = payload ->> 'id'
     ) then payload - 'id' else payload end as payload
     from told order by topic, payload::text`,
  );
}
const update = { kind: 'conversation', action: 'update' };

describe('Who is blocked (A-57)', () => {
  it('hears nothing where the two never spoke', async () => {
    await play(async (scene) => {
      await heard(scene);
      await scene.as(MAYA, block(LEILA));
      expect(await heard(scene)).toEqual([{ topic: `user:${MAYA}`, payload: update }]);
      await scene.as(MAYA, unblock(LEILA));
      expect(await heard(scene)).toEqual([{ topic: `user:${MAYA}`, payload: update }]);
    });
  });

  it('hears that what the two had agreed on is off, by no name and with no word of who ended it (A-60)', async () => {
    await play(async (scene) => {
      const agreed = `select from coffee_chat_requests where status = 'accepted' and selected_date > now()
        and requester_id in ('${MAYA}', '${NOOR}') and recipient_id in ('${MAYA}', '${NOOR}')`;
      expect(await scene.count('owner', agreed)).toBe(1);
      await heard(scene);
      await scene.as(MAYA, block(NOOR));
      expect(await scene.count('owner', agreed)).toBe(0);
      const toNoor = (await heard(scene)).filter(
        (told) => (told as { topic: string }).topic === `user:${NOOR}`,
      );
      expect(toNoor).toContainEqual(
        expect.objectContaining({ payload: expect.objectContaining({ kind: 'notification' }) }),
      );
      expect(JSON.stringify(toNoor)).not.toContain(MAYA);
      const told = JSON.stringify(await scene.value(NOOR, `select list_notifications('${NOOR}')`));
      expect(told).toContain('coffee-chat-cancelled');
      expect(
        await scene.count(
          'owner',
          `select from private.notifications where kind = 'coffee-chat-cancelled'
        and user_id = '${NOOR}' and other_user_id is null`,
        ),
      ).toBe(1);
      // Nor is it hers to bring back.
      await scene.as(MAYA, unblock(NOOR));
      expect(await scene.count('owner', agreed)).toBe(0);
    });
  });

  it('hears of a conversation that it changed, by no name, and in the words of one that was read', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from coffee_chat_requests');
      await heard(scene);
      const both = [
        { topic: `user:${MAYA}`, payload: update },
        { topic: `user:${NOOR}`, payload: update },
      ];
      await scene.as(MAYA, block(NOOR));
      expect(await heard(scene)).toEqual(both);
      await scene.as(MAYA, unblock(NOOR));
      expect(await heard(scene)).toEqual(both);
      await scene.as('owner', write(NOOR, MAYA));
      await heard(scene);
      await scene.as(MAYA, 'select mark_messages_as_read($1, $2)', NOOR, MAYA);
      expect(await heard(scene)).toEqual(both);
    });
  });

  it.each([
    ['the blocked', NOOR, MAYA],
    ['the blocker', MAYA, NOOR],
  ])('marks nothing read, is told no count, and is not heard: %s', async (_who, reader, writer) => {
    await play(async (scene) => {
      await scene.as('owner', write(writer, reader));
      await scene.as(MAYA, block(NOOR));
      await heard(scene);
      expect(await scene.value(reader, 'select mark_messages_as_read($1, $2)', writer, reader)).toBe(0);
      expect(await heard(scene)).toEqual([]);
      const unread = 'select from messages where sender_id = $1 and recipient_id = $2 and not is_read';
      expect(await scene.count('owner', unread, writer, reader)).toBeGreaterThan(0);
      await scene.as(MAYA, unblock(NOOR));
      expect(
        Number(await scene.value(reader, 'select mark_messages_as_read($1, $2)', writer, reader)),
      ).toBeGreaterThan(0);
    });
  });

  it('is not heard by the other when she cancels a coffee chat, nor when an admin decides about it', async () => {
    await play(async (scene) => {
      const [asked] = await scene.as(NOOR, ask(NOOR, MAYA));
      const set = (status: string) =>
        [`update coffee_chat_requests set status = '${status}' where id = $1`, asked?.['id']] as const;
      await scene.as(MAYA, block(NOOR));
      await heard(scene);
      await scene.as(NOOR, ...set('cancelled'));
      await scene.as(ADMIN, ...set('pending'));
      const topics = (await heard(scene)).map((told) => (told as { topic: string }).topic);
      expect(new Set(topics)).toEqual(new Set(['admins', `user:${NOOR}`]));
      await scene.as(MAYA, unblock(NOOR));
      await heard(scene);
      await scene.as(NOOR, ...set('cancelled'));
      expect(await heard(scene)).toContainEqual(expect.objectContaining({ topic: `user:${MAYA}` }));
    });
  });

  it.each([
    ['the blocked', MAYA, NOOR],
    ['the blocker', NOOR, MAYA],
  ])('finds no request of the other to answer: %s', async (_who, requester, recipient) => {
    await play(async (scene) => {
      const [asked] = await scene.as(requester, ask(requester, recipient));
      await scene.as(MAYA, block(NOOR));
      const decline = [`select answer_coffee_chat($1)`, asked?.['id']] as const;
      expect(await scene.refusal(recipient, ...decline)).toBe('P0001 COFFEE_CHAT_NOT_FOUND');
      await scene.as(MAYA, unblock(NOOR));
      expect(await scene.refusal(recipient, ...decline)).toBe('allowed');
    });
  });
});
