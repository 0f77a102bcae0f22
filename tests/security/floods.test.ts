import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const clear = 'delete from private.counters';
const anHourLater = `update private.counters set since = since - interval '1 hour'`;
const ask = (to: string) =>
  `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates) values ('${MAYA}', '${to}', array[
     (date_trunc('day', now() at time zone 'UTC') + interval '5 days 9 hours') at time zone 'UTC'
   ])`;
const cancelAll = `update coffee_chat_requests set status = 'cancelled' where requester_id = '${MAYA}' and status = 'pending'`;

async function times(count: number, act: (n: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act(done);
}
const set = (scene: Scene, name: string, value: string | null) =>
  scene.as('owner', 'update private.settings set value = $2 where name = $1', name, value);

describe('Floods (A-101)', () => {
  it('end after 20 blocks and unblocks an hour, of one or of many', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      await times(10, async () => {
        await scene.as(MAYA, `select block_member('${NOOR}')`);
        await scene.as(MAYA, `select unblock_member('${NOOR}')`);
      });
      expect(await scene.refusal(MAYA, `select block_member('${LEILA}')`)).toBe('P0001 TOO_MANY_BLOCKS');
      // What changes nothing is not counted, and the others are.
      expect(await scene.refusal(MAYA, `select unblock_member('${NOOR}')`)).toBe('allowed');
      expect(await scene.refusal(YUKI, `select block_member('${MAYA}')`)).toBe('allowed');
      await scene.as('owner', anHourLater);
      expect(await scene.refusal(MAYA, `select block_member('${LEILA}')`)).toBe('allowed');
    });
  });

  it('end after 3 coffee-chat requests a day to one member, cancelled ones counted', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      await scene.as('owner', 'delete from coffee_chat_requests');
      await times(3, async () => {
        await scene.as(MAYA, ask(NOOR));
        await scene.as(MAYA, cancelAll);
      });
      await scene.as('owner', anHourLater);
      expect(await scene.refusal(MAYA, ask(NOOR))).toBe('P0001 TOO_MANY_COFFEE_CHATS_TO_MEMBER');
      expect(await scene.refusal(MAYA, ask(YUKI))).toBe('allowed');
      await scene.as('owner', `update private.counters set since = since - interval '1 day'`);
      expect(await scene.refusal(MAYA, ask(NOOR))).toBe('allowed');
    });
  });

  it.each([
    ['over the procedure', `select update_own_profile('${MAYA}', jsonb_build_object('bio', 'text ' || $1))`],
    ['as a row', `update profiles set bio = 'text ' || $1 where id = '${MAYA}'`],
  ])('end after 60 profile edits an hour, %s', async (_way, edit) => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      await times(60, (n) => scene.as(MAYA, edit, String(n)));
      expect(await scene.refusal(MAYA, edit, 'once more')).toBe('P0001 TOO_MANY_PROFILE_EDITS');
      expect(await scene.value(MAYA, `select bio from profiles where id = '${MAYA}'`)).toBe('text 59');
      await scene.as('owner', anHourLater);
      expect(await scene.refusal(MAYA, edit, 'once more')).toBe('allowed');
    });
  });

  it("end after 10 'I have paid' of one booking an hour", async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      const id = await scene.value(
        'owner',
        `select id from event_applications where user_id = '${MAYA}' and event_id = '${EVENTS.pendingPaid}'`,
      );
      await scene.as('owner', 'update event_applications set paid_stated_at = null where id = $1', id);
      const state = (paid: boolean) => [`select state_payment($1, ${paid})`, id] as const;
      await times(10, (n) => scene.as(MAYA, ...state(n % 2 === 0)));
      expect(await scene.refusal(MAYA, ...state(true))).toBe('P0001 TOO_MANY_PAID_STATEMENTS');
      // Said again as it stands changes nothing.
      expect(await scene.refusal(MAYA, ...state(false))).toBe('allowed');
      await scene.as('owner', anHourLater);
      expect(await scene.refusal(MAYA, ...state(true))).toBe('allowed');
    });
  });

  it('are counted in one table, which cleans itself and goes with the account', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      await scene.as(MAYA, `select signal_typing('${NOOR}')`);
      await scene.as(YUKI, `select block_member('${MAYA}')`);
      expect(await scene.count('owner', 'select from private.counters')).toBe(2);
      await scene.as('owner', `update private.counters set since = since - interval '49 hours'`);
      await scene.as(NOOR, `select signal_typing('${MAYA}')`);
      expect(await scene.as('owner', 'select actor_id from private.counters')).toEqual([{ actor_id: NOOR }]);
      await scene.as('owner', `delete from auth.users where id = '${NOOR}'`);
      expect(await scene.count('owner', 'select from private.counters')).toBe(0);
    });
  });

  it('are unlimited where no number is set, and never counted against admins deciding', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      await set(scene, 'blocks_per_hour', null);
      await times(25, (n) => scene.as(MAYA, `select ${n % 2 ? 'unblock' : 'block'}_member('${NOOR}')`));
      await scene.as(ADMIN, `select admin_decide_approvals(array['${YUKI}']::uuid[], 'approve')`);
      expect(await scene.count('owner', `select from private.counters where actor_id = '${ADMIN}'`)).toBe(0);
    });
  });
});
