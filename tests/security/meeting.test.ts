import { SHORT_NAMES } from '@sorella/core/data-port/contract';
import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const card = (scene: Scene, reader: string, other: string) =>
  scene.value(reader, `select get_member_card('${other}')`);
const listed = async (scene: Scene, reader: string, other: string) =>
  (await scene.as(reader, `select * from get_public_profiles(array['${other}']::uuid[])`))[0];

/** An admin brings two together who know nothing of each other. */
async function matched(scene: Scene, asking: string, asked: string): Promise<void> {
  const [request] = await scene.as(
    asking,
    `insert into coffee_chat_requests (requester_id, proposed_dates)
     values ('${asking}', array[(date_trunc('day', now() at time zone 'UTC') + interval '5 days 9 hours') at time zone 'UTC'])
     returning id`,
  );
  await scene.as(
    ADMIN,
    `update coffee_chat_requests set recipient_id = '${asked}' where id = '${String(request?.['id'])}'`,
  );
}

describe('Names (A-94)', () => {
  it('stand whole for those who share an approved event or a conversation, and for admins (R-174)', async () => {
    await play(async (scene) => {
      const whole = async (reader: string, other: string) =>
        scene
          .value('owner', 'select last_name from profiles where id = $1', other)
          .then(async (last_name) => {
            expect(await card(scene, reader, other)).toMatchObject({ last_name });
            expect(await listed(scene, reader, other)).toMatchObject({ last_name });
          });
      await whole(MAYA, NOOR);
      await whole(MAYA, YUKI);
      await whole(ADMIN, LEILA);
      await scene.as(
        'owner',
        `insert into messages (sender_id, recipient_id, content) values ('${LEILA}', '${MAYA}', 'hello')`,
      );
      await whole(MAYA, LEILA);
      await whole(LEILA, MAYA);
    });
  });

  it('are first name and initial for two whom an admin brought together over coffee (R-138)', async () => {
    await play(async (scene) => {
      await matched(scene, LEILA, MAYA);
      await scene.as('owner', `update profiles set last_name = 'łukasik' where id = '${LEILA}'`);
      expect(await listed(scene, MAYA, LEILA)).toMatchObject({ first_name: 'Leila', last_name: 'Ł.' });
      expect(await card(scene, MAYA, LEILA)).toMatchObject({ first_name: 'Leila', last_name: 'Ł.' });
      expect(await listed(scene, LEILA, MAYA)).toMatchObject({ first_name: 'Maya', last_name: 'O.' });
    });
  });

  it('are first name and initial among the blocked, where the two never met', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, `select block_member('${LEILA}')`);
      await scene.as(MAYA, `select block_member('${NOOR}')`);
      const names = await scene.as(
        MAYA,
        'select first_name, last_name from list_blocked_members() order by 1',
      );
      expect(names).toEqual([
        { first_name: 'Leila', last_name: expect.stringMatching(/^.\.$/) },
        {
          first_name: 'Noor',
          last_name: await scene.value('owner', `select last_name from profiles where id = '${NOOR}'`),
        },
      ]);
    });
  });

  it('are short in the way that the preview shows them', async () => {
    await play(async (scene) => {
      for (const [first, last, expected] of SHORT_NAMES) {
        const shown = await scene.value(
          'owner',
          `select concat_ws(' ', $1::text, private.last_name_for($2, false))`,
          first,
          last,
        );
        expect(shown).toBe(expected);
      }
    });
  });

  it('are shown by no procedure that asks neither the rule nor for those who run the community', async () => {
    await play(async (scene) => {
      const showing = await scene.as(
        'owner',
        `select proname from pg_proc
         where pronamespace = 'private'::regnamespace and prosrc ~ '(last|search)_name'
           and prosrc !~ 'require_(admin|right|staff|host)|last_name_for|private\\.public_profiles'
           and proname <> 'last_name_for' and prorettype <> 'trigger'::regtype
         order by 1`,
      );
      // Everybody in these lists shares an event or a conversation with the caller: that is what they list.
      const knownToAll = ['coffee_chat_ideas', 'conversations', 'messageable_users'];
      // Names for what admins read, called by their procedures alone.
      const forAdmins = ['members_like', 'person', 'report_member'];
      expect(showing.map((row) => row['proname'])).toEqual([...forAdmins, ...knownToAll].toSorted());
    });
  });
});

describe('Titles, bios and names by id', () => {
  it('are for those who have met: an event, a conversation or a coffee chat', async () => {
    await play(async (scene) => {
      expect(await card(scene, MAYA, LEILA)).toBeNull();
      expect(await listed(scene, MAYA, LEILA)).toBeUndefined();
      await matched(scene, LEILA, MAYA);
      expect(await card(scene, MAYA, LEILA)).toMatchObject({ id: LEILA, may_message: false });
      expect(await listed(scene, MAYA, LEILA)).toMatchObject({ id: LEILA });
      expect(await listed(scene, MAYA, MAYA)).toMatchObject({ id: MAYA });
    });
  });

  it.each(['pending', 'denied'])(
    'are not for two of whom one is %s, nor may they write (A-57)',
    async (status) => {
      await play(async (scene) => {
        const wish = await scene.value(
          MAYA,
          `insert into event_applications (event_id, user_id) values ('${EVENTS.canApplyFree}', '${MAYA}') returning id`,
        );
        if (status === 'denied') await scene.as(ADMIN, 'select decide_application($1, $2)', wish, 'deny');
        const others = 'select from event_applications where event_id = $1 and user_id = $2 and status = $3';
        expect(await scene.count('owner', others, EVENTS.canApplyFree, LEILA, 'approved')).toBe(1);
        for (const [one, other] of [
          [MAYA, LEILA],
          [LEILA, MAYA],
        ] as const) {
          expect(await card(scene, one, other)).toBeNull();
          expect(await listed(scene, one, other)).toBeUndefined();
          const people = `select from get_messageable_users('${one}') where user_id = '${other}'`;
          expect(await scene.count(one, people)).toBe(0);
          expect(await scene.value(one, `select may_message('${other}')`)).toBe(false);
          const ideas = `select from get_coffee_chat_ideas('${one}') where user_id = '${other}'`;
          expect(await scene.count(one, ideas)).toBe(0);
        }
      });
    },
  );
});

describe('Reports of accounts without access', () => {
  const report = (who: string) =>
    `select report_member(report_id => gen_random_uuid(), member_id => '${who}', reason => 'harassment')`;

  it('are about somebody she has met', async () => {
    await play(async (scene) => {
      expect(await scene.refusal(LENA, report(NOOR))).toBe('P0001 NOT_FOUND');
      await scene.as(
        'owner',
        `insert into messages (sender_id, recipient_id, content) values ('${NOOR}', '${LENA}', 'hello')`,
      );
      expect(await scene.refusal(LENA, report(NOOR))).toBe('allowed');
      expect(await scene.refusal(MAYA, report(LEILA))).toBe('allowed');
    });
  });
});
