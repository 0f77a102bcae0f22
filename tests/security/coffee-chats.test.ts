import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

const noonIn = (days: number, time = '12:00') =>
  `(current_date + ${days} + time '${time}') at time zone 'Europe/Berlin'`;
const ask = (dates: string, zone = 'Europe/Berlin') =>
  `insert into coffee_chat_requests (requester_id, proposed_dates, time_zone, message)
   values ('${MAYA}', array[${dates}]::timestamptz[], '${zone}', '  ') returning *`;

describe('Coffee chats', () => {
  it('are asked for openly, pending, on up to three days and twelve times (R-203, R-213, A-62)', async () => {
    await play(async (scene) => {
      const times = [3, 4, 5].flatMap((day) =>
        ['09:00', '12:00', '15:00', '18:00'].map((time) => noonIn(day, time)),
      );
      const [row] = await scene.as(MAYA, ask(times.join()));
      expect(row).toMatchObject({ status: 'pending', recipient_id: null, message: null });
    });
  });

  it.each([
    ['no dates', ''],
    ['a date in the past', noonIn(-1)],
    ['four days', [3, 4, 5, 6].map((day) => noonIn(day)).join()],
    ['a time between the slots', noonIn(3, '13:00')],
    ['half past noon', noonIn(3, '12:30')],
    ['one good and one wrong time', `${noonIn(3)}, ${noonIn(3, '10:00')}`],
    ['the same time twice', `${noonIn(3)}, ${noonIn(3)}`],
    ['an empty date', `${noonIn(3)}, null`],
    ['a date without end', `'infinity'`],
  ])('refuse %s (R-203 to R-205)', async (_what, dates) => {
    await play(async (scene) => {
      expect(await scene.refusal(MAYA, ask(dates))).toMatch(/^(23514|22)/);
    });
  });

  it('count the hours of the zone they name, and refuse zones that are none', async () => {
    await play(async (scene) => {
      expect(await scene.refusal(MAYA, ask(noonIn(3), 'Europe/London'))).toBe('23514');
      expect(await scene.refusal(MAYA, ask(noonIn(3), 'Moon/Base'))).toBe('23514');
      expect(await scene.refusal(MAYA, ask(noonIn(3), 'X+01:17'))).toMatch(/^23514/);
    });
  });

  it('are cancelled by the requester while pending, and set to any status by an admin (R-212, R-214, R-215)', async () => {
    await play(async (scene) => {
      const mine = `update coffee_chat_requests set status = 'cancelled', updated_at = now()
        where requester_id = '${MAYA}' and status = 'pending'`;
      expect(await scene.count(MAYA, mine)).toBe(1);
      expect(
        await scene.count(
          ADMIN,
          `update coffee_chat_requests set status = 'accepted' where requester_id = '${MAYA}'`,
        ),
      ).toBe(4);
      expect(await scene.refusal(ADMIN, `update coffee_chat_requests set status = 'lost'`)).toMatch(/^23514/);
    });
  });

  const askNoor = (dates = `${noonIn(3)}, ${noonIn(4)}`) =>
    `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates, time_zone)
     values ('${MAYA}', '${NOOR}', array[${dates}]::timestamptz[], 'Europe/Berlin') returning id`;
  const answer = (id: unknown, date: string) => `select * from answer_coffee_chat('${String(id)}', ${date})`;
  /** Nobody has asked anybody yet. */
  const clear = 'delete from coffee_chat_requests';

  it('are asked of nobody whom she may not write to, and in nobody else’s name (A-57, A-60)', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      expect(await scene.refusal(MAYA, askNoor())).toBe('allowed');
      expect(await scene.refusal(MAYA, askNoor().replace(`'${NOOR}'`, `'${LENA}'`))).toBe(
        'P0001 NOT_MESSAGEABLE',
      );
      expect(await scene.refusal(MAYA, askNoor().replace(`'${NOOR}'`, `'${MAYA}'`))).toMatch(
        /NOT_MESSAGEABLE|23514/,
      );
      expect(await scene.refusal(NOOR, askNoor())).toMatch(/^(42501|P0001 NOT_MESSAGEABLE)/);
      expect(await scene.refusal(MAYA, askNoor())).toMatch(/^23505/);
    });
  });

  it('are accepted by the one who was asked, by nobody else, and with a proposed time (A-60)', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      const id = await scene.value(MAYA, askNoor());
      for (const other of [MAYA, LENA, ADMIN])
        expect(await scene.refusal(other, answer(id, noonIn(3)))).toBe('P0001 COFFEE_CHAT_NOT_FOUND');
      expect(await scene.refusal('visitor', answer(id, noonIn(3)))).toBe('42501');
      for (const never of [noonIn(5), `'infinity'`, noonIn(-1)])
        expect(await scene.refusal(NOOR, answer(id, never))).toBe('23514');
      const direct = `update coffee_chat_requests set status = 'accepted', selected_date = ${noonIn(3)} where id = '${String(id)}'`;
      expect(await scene.count(NOOR, direct)).toBe(0);
      expect(await scene.refusal(MAYA, direct)).toBe('42501');
      const [row] = await scene.as(NOOR, answer(id, noonIn(4)));
      expect(row).toMatchObject({ status: 'accepted', requester_id: MAYA });
      expect(await scene.refusal(NOOR, answer(id, noonIn(3)))).toBe('P0001 ALREADY_DECIDED');
      expect(await scene.refusal(NOOR, answer(id, 'null'))).toBe('P0001 ALREADY_DECIDED');
    });
  });

  it('are not accepted once cancelled, once their time has passed, or once the two may not write', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      const id = await scene.value(MAYA, askNoor());
      await scene.as(
        'owner',
        `update coffee_chat_requests set proposed_dates = array[${noonIn(-1)}, ${noonIn(3)}]`,
      );
      expect(await scene.refusal(NOOR, answer(id, noonIn(-1)))).toBe('P0001 COFFEE_CHAT_OVER');
      await scene.as(
        'owner',
        `delete from conversation_heads; update event_applications set status = 'denied' where user_id = '${NOOR}'`,
      );
      expect(await scene.refusal(NOOR, answer(id, noonIn(3)))).toBe('P0001 NOT_MESSAGEABLE');
      await scene.as(MAYA, `update coffee_chat_requests set status = 'cancelled' where id = '${String(id)}'`);
      expect(await scene.refusal(NOOR, answer(id, 'null'))).toBe('P0001 ALREADY_DECIDED');
    });
  });

  it('tell a member no more of another than the interests that both chose, and nobody else’s ideas', async () => {
    await play(async (scene) => {
      await scene.as('owner', `${clear}; delete from user_interests`);
      const choose = (who: string, names: string) =>
        `insert into user_interests (user_id, interest_category_id)
         select '${who}', id from interest_categories where name in (${names})`;
      await scene.as('owner', choose(MAYA, `'Books & writing', 'Travel & adventure'`));
      for (const other of [NOOR, LENA])
        await scene.as('owner', choose(other, `'Books & writing', 'Entrepreneurship'`));
      const ideas = await scene.as(MAYA, `select * from get_coffee_chat_ideas('${MAYA}')`);
      expect(ideas).toMatchObject([{ user_id: NOOR, shared_interests: ['Books & writing'] }]);
      // Whoever asked within sixty days, either way round, is no idea.
      for (const [one, other] of [
        [MAYA, NOOR],
        [NOOR, MAYA],
      ] as const) {
        const invite = `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates, time_zone)
          values ('${one}', '${other}', array[${noonIn(3)}], 'Europe/Berlin')`;
        await scene.as(one, invite);
        expect(await scene.as(MAYA, `select * from get_coffee_chat_ideas('${MAYA}')`)).toEqual([]);
        await scene.as('owner', `update coffee_chat_requests set created_at = now() - interval '61 days'`);
        expect(await scene.as(MAYA, `select * from get_coffee_chat_ideas('${MAYA}')`)).toEqual(ideas);
        await scene.as('owner', clear);
      }
      expect(await scene.refusal(NOOR, `select * from get_coffee_chat_ideas('${MAYA}')`)).toBe('42501');
      expect(await scene.refusal('visitor', `select * from get_coffee_chat_ideas('${MAYA}')`)).toBe('42501');
    });
  });

  it('end with a block, whoever blocks: no idea, no invitation, no answer (A-57)', async () => {
    await play(async (scene) => {
      await scene.as('owner', clear);
      const id = await scene.value(MAYA, askNoor());
      await scene.as(NOOR, `select block_member('${MAYA}')`);
      expect(await scene.as(NOOR, 'select id from coffee_chat_requests')).toEqual([]);
      expect(await scene.refusal(NOOR, answer(id, noonIn(3)))).toBe('P0001 COFFEE_CHAT_NOT_FOUND');
      await scene.as('owner', clear);
      for (const [one, other] of [
        [MAYA, NOOR],
        [NOOR, MAYA],
      ] as const)
        expect(
          await scene.refusal(
            one,
            `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates, time_zone)
             values ('${one}', '${other}', array[${noonIn(3)}], 'Europe/Berlin')`,
          ),
        ).toBe('P0001 NOT_MESSAGEABLE');
      const ideas = await scene.as(MAYA, `select user_id from get_coffee_chat_ideas('${MAYA}')`);
      expect(ideas).not.toContainEqual({ user_id: NOOR });
    });
  });
});
