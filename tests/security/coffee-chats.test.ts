import { describe, expect, it } from 'vitest';
import { ADMIN, MAYA } from './support/demo-world.ts';
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
});
