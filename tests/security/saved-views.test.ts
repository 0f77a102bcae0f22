import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { bookingOf, match, record } from './support/desk.ts';
import { play, type Scene } from './support/scene.ts';

const SAVE = 'select admin_save_view($1, $2, $3)';
const LIST = `select admin_list_views('applications')`;
const VIEW = JSON.stringify({ filters: {}, search: '', sortBy: 'date', ascending: false });

describe('A view of a list that an organizer keeps (A-91)', () => {
  it('is hers alone, and for staff alone', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
      for (const who of ['visitor', MAYA, LENA]) {
        expect([who, await scene.refusal(who, SAVE, 'applications', 'Mine', VIEW)]).toEqual([who, '42501']);
        expect([who, await scene.refusal(who, LIST)]).toEqual([who, '42501']);
      }
      await scene.as(ADMIN, SAVE, 'applications', ' Mine ', VIEW);
      expect(await scene.value(ADMIN, LIST)).toMatchObject([{ name: 'Mine', view: { sortBy: 'date' } }]);
      expect(await scene.value(YUKI, LIST)).toEqual([]);
      // Another's of the same name is another.
      await scene.as(YUKI, SAVE, 'applications', 'Mine', null);
      expect(await scene.value(ADMIN, LIST)).toHaveLength(1);
      for (const who of ['visitor', MAYA, ADMIN])
        expect(await scene.refusal(who, 'select from private.saved_views')).toBe('42501');
      expect(await scene.value(ADMIN, SAVE, 'applications', 'Mine', null)).toEqual([]);
    });
  });

  it.each([
    ['applications', '', VIEW, '22023'],
    ['applications', ' \n', VIEW, '22023'],
    ['applications', 'x'.repeat(61), VIEW, '22023'],
    [null, 'Mine', VIEW, '22023'],
    ['Applications; drop', 'Mine', VIEW, '23514 saved_views_list_check'],
    ['applications', 'Mine', '[]', '23514 saved_views_view_check'],
    [
      'applications',
      'Mine',
      JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`k${n}`, n]))),
      '23514 saved_views_view_check',
    ],
  ])('is refused where it is none: %s, %j', async (list, name, view, refusal) => {
    await play(async (scene) => {
      expect(await scene.refusal(ADMIN, SAVE, list, name, view)).toBe(refusal);
    });
  });

  it('is one of twenty, and the last of a name counts', async () => {
    await play(async (scene) => {
      for (let n = 0; n < 20; n += 1) await scene.as(ADMIN, SAVE, 'applications', `View ${n}`, VIEW);
      expect(await scene.refusal(ADMIN, SAVE, 'applications', 'One more', VIEW)).toBe('P0001 TOO_MANY_IDS');
      expect(await scene.refusal(ADMIN, SAVE, 'applications', 'View 3', VIEW)).toBe('allowed');
      expect(await scene.refusal(ADMIN, SAVE, 'members', 'One more', VIEW)).toBe('allowed');
    });
  });

  it('goes with its account', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, `select admin_give_role('${NOOR}', 'moderator')`);
      await scene.as(NOOR, SAVE, 'reports', 'Mine', VIEW);
      await scene.as('owner', 'delete from auth.users where id = $1', NOOR);
      expect(await scene.count('owner', 'select from private.saved_views')).toBe(0);
    });
  });
});

describe('What is to be decided, by its money (A-100)', () => {
  const found = async (scene: Scene, payment: string) =>
    Object(
      await scene.value(
        ADMIN,
        `select jsonb_path_query_array(
          admin_list_applications(1, 100, wanted_payment => $1) -> 'rows', '$[*] ? (@.payment_required == true).booking_id'
        ) || jsonb_build_array('total', admin_list_applications(1, 100, wanted_payment => $1) -> 'total')`,
        payment,
      ),
    );
  const STATES = ['nothing', 'stated', 'received', 'by-hand'];
  const stateOf = async (scene: Scene, booking: string) => {
    const states = [];
    for (const state of STATES) if ((await found(scene, state)).includes(booking)) states.push(state);
    return states;
  };

  it('is in one of four states, from nothing to what an admin confirmed', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await scene.as(
        'owner',
        `update event_applications set paid_stated_at = null
         where id = (select application_id from event_bookings where id = $1)`,
        booking,
      );
      expect(await stateOf(scene, booking)).toEqual(['nothing']);
      await scene.as(
        MAYA,
        'select state_payment((select application_id from event_bookings where id = $1), true)',
        booking,
      );
      expect(await stateOf(scene, booking)).toEqual(['stated']);
      await record(scene, match(booking, 'AAAA1111BBBB2222C'));
      expect(await stateOf(scene, booking)).toEqual(['received']);
      await scene.value(
        ADMIN,
        `select admin_record_returns('[{"transaction": "BACK1111BBBB2222C", "original": "AAAA1111BBBB2222C", "amount_cents": 3000, "currency": "EUR"}]')`,
      );
      expect(await stateOf(scene, booking)).toEqual(['by-hand']);
      expect(await stateOf(scene, await bookingOf(scene, EVENTS.paid))).toEqual(['by-hand']);
    });
  });

  it('is each of what has a price once, and nothing else', async () => {
    await play(async (scene) => {
      let total = 0;
      for (const state of STATES) total += Number((await found(scene, state)).at(-1));
      expect(total).toBe(await scene.count('owner', 'select from event_applications where payment_required'));
      expect(
        await scene.refusal(
          ADMIN,
          `select admin_list_applications(1, 10, wanted_payment => $1)`,
          `x' or true --`,
        ),
      ).toBe('22023');
    });
  });
});
