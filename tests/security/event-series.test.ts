import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, NOOR } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const { canPay } = EVENTS;

/** The event at Tuesdays of autumn 2030 in Berlin, at seven in the evening. */
const set = (scene: Scene) =>
  scene.as(
    'owner',
    `update events set time_zone = 'Europe/Berlin', start_time = '2030-10-15 19:00 Europe/Berlin',
       end_time = '2030-10-15 21:00 Europe/Berlin' where id = $1`,
    canPay,
  );
const WEEKS = ['2030-10-22 19:00 Europe/Berlin', '2030-10-29 19:00 Europe/Berlin'];
const repeat = (scene: Scene, starts: readonly string[] = WEEKS) =>
  scene.as(ADMIN, 'select admin_repeat_event($1, $2)', canPay, starts);
const series = async (scene: Scene) =>
  scene.as(
    'owner',
    `select title, location, max_attendees, to_char(start_time at time zone time_zone, 'MM-DD HH24:MI') as starts,
       extract(epoch from end_time - start_time)::int / 60 as minutes
     from events where series_id = (select series_id from events where id = $1) order by start_time`,
    canPay,
  );
const change = (scene: Scene, fields: object) =>
  scene.as(ADMIN, 'select update_event($1, $2, $3)', ADMIN, canPay, JSON.stringify(fields));

describe('Events that repeat (A-67)', () => {
  it('become events of their own at those times, once each, with the same words, price and hosts', async () => {
    await play(async (scene) => {
      await set(scene);
      await scene.as(ADMIN, `select admin_set_event_host($1, $2, true)`, canPay, NOOR);
      for (const _ of [1, 2]) await repeat(scene);
      const [{ title, location } = {}] = await scene.as(
        'owner',
        'select * from events where id = $1',
        canPay,
      );
      expect(await series(scene)).toMatchObject([
        { title, location, starts: '10-15 19:00', minutes: 120 },
        { title, location, starts: '10-22 19:00', minutes: 120 },
        { title, location, starts: '10-29 19:00', minutes: 120 },
      ]);
      expect(
        await scene.count(
          'owner',
          `select from private.event_hosts host join events event on event.id = host.event_id
           where host.user_id = $1 and event.series_id is not null`,
          NOOR,
        ),
      ).toBe(3);
      // Nobody has a seat at the new ones, and members see them.
      expect(
        await scene.count(
          MAYA,
          'select from events where series_id is not null and attendees_count = 0 and id <> $1',
          canPay,
        ),
      ).toBe(2);
    });
  });

  it('stay drafts where the event is one', async () => {
    await play(async (scene) => {
      await set(scene);
      await scene.as('owner', 'alter table events disable trigger check_publishing');
      await scene.as('owner', 'update events set published_at = null where id = $1', canPay);
      await scene.as('owner', 'alter table events enable trigger check_publishing');
      await repeat(scene);
      expect(await scene.count(MAYA, 'select from events where series_id is not null')).toBe(0);
      expect(await scene.count(ADMIN, 'select from events where series_id is not null')).toBe(3);
    });
  });

  it('that follow say the same when an admin says so: each on its day, no earlier one, and no seat is lost', async () => {
    await play(async (scene) => {
      await set(scene);
      await repeat(scene, ['2030-10-08 19:00 Europe/Berlin', ...WEEKS]);
      const last = await scene.value(
        'owner',
        `select id from events where series_id is not null order by start_time desc limit 1`,
      );
      await scene.as(
        'owner',
        'update events set max_attendees = 500, attendees_count = 400 where id = $1',
        last,
      );
      const application = await scene.value(
        MAYA,
        'insert into event_applications (user_id, event_id) values ($1, $2) returning id',
        MAYA,
        last,
      );
      await scene.as(ADMIN, `select decide_application($1, 'approve')`, application);
      await scene.as('owner', 'delete from private.notifications');
      await change(scene, {
        title: 'Late supper',
        start_time: '2030-10-15T20:30:00+02:00',
        end_time: '2030-10-15T23:30:00+02:00',
      });
      const told = await scene.value(ADMIN, 'select admin_event_series($1)', canPay);
      const changed = ['lasts', 'starts_at', 'title'];
      expect(told).toMatchObject([
        { differs_in: changed },
        { differs_in: [] },
        { differs_in: changed },
        { differs_in: [...changed.slice(0, 1), 'max_attendees', ...changed.slice(1)] },
      ]);
      const after = await scene.value(ADMIN, 'select admin_copy_to_following($1)', canPay);
      expect(after).toMatchObject([
        { differs_in: changed },
        { differs_in: [] },
        { differs_in: [] },
        { differs_in: [] },
      ]);
      expect(await series(scene)).toMatchObject([
        { starts: '10-08 19:00', minutes: 120 },
        { title: 'Late supper', starts: '10-15 20:30', minutes: 180 },
        { title: 'Late supper', starts: '10-22 20:30', minutes: 180 },
        { title: 'Late supper', starts: '10-29 20:30', minutes: 180, max_attendees: 401 },
      ]);
      // Who has a seat there is told of the other hour.
      expect(
        await scene.as(
          'owner',
          'select kind from private.notifications where user_id = $1 and event_id = $2',
          MAYA,
          last,
        ),
      ).toEqual([{ kind: 'event-changed' }]);
    });
  });

  it('are left alone when they are cancelled, and are none of anybody’s but admins’', async () => {
    await play(async (scene) => {
      await set(scene);
      await repeat(scene);
      const last = await scene.value(
        'owner',
        `select id from events where series_id is not null order by start_time desc limit 1`,
      );
      await scene.as(ADMIN, `select admin_cancel_event($1, 'The house is closed')`, last);
      await change(scene, { title: 'Late supper' });
      await scene.as(ADMIN, 'select admin_copy_to_following($1)', canPay);
      expect(await scene.value('owner', 'select title from events where id = $1', last)).not.toBe(
        'Late supper',
      );
      for (const call of ['admin_event_series($1)', 'admin_copy_to_following($1)'])
        expect(await scene.refusal(NOOR, `select ${call}`, canPay)).toBe('42501');
    });
  });
});
