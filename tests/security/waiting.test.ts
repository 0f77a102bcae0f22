import { describe, expect, it } from 'vitest';
import { ADMIN, LEILA, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

const LONG_AGO = '2020-01-02T03:04:05+00:00';

describe('What waits longest (A-91)', () => {
  it('is named by its age, whatever the order and the page', async () => {
    await play(async (scene) => {
      const waiting = `select id from event_bookings where status = 'pending' order by id limit 1`;
      const booking = await scene.value('owner', waiting);
      await scene.as('owner', 'update event_bookings set created_at = $2 where id = $1', booking, LONG_AGO);
      for (const oldestFirst of [true, false]) {
        const list = `select list_pending_event_bookings(oldest_first => ${oldestFirst}, page_size => 1) as answer`;
        const [{ answer } = {}] = await scene.as(ADMIN, list);
        expect(answer).toMatchObject({ oldest: LONG_AGO });
      }
      const overview = await scene.value(ADMIN, 'select admin_overview()');
      expect(overview).toMatchObject({ bookings: { oldest: LONG_AGO } });
    });
  });

  it('is the oldest open report, and none that was decided', async () => {
    await play(async (scene) => {
      for (const who of [NOOR, LEILA])
        await scene.as(MAYA, `select report_member(gen_random_uuid(), '${who}', 'spam')`);
      const age = (who: string, at: string) =>
        scene.as('owner', 'update reports set created_at = $2 where reported_id = $1', who, at);
      await age(NOOR, LONG_AGO);
      await age(LEILA, '2021-01-01T00:00:00+00:00');
      const oldest = async () =>
        scene.value(ADMIN, `select admin_overview() -> 'reports' ->> 'oldest'`).then(String);
      expect(await oldest()).toBe(LONG_AGO);
      await scene.as('owner', `update reports set status = 'upheld' where reported_id = '${NOOR}'`);
      expect(await oldest()).toBe('2021-01-01T00:00:00+00:00');
    });
  });
});

describe('The order of a list', () => {
  it('is by time, and by id where two are of one instant: newest or oldest first', async () => {
    await play(async (scene) => {
      for (const who of [NOOR, LEILA, ADMIN])
        await scene.as(MAYA, `select report_member(gen_random_uuid(), '${who}', 'spam')`);
      await scene.as('owner', `update reports set created_at = '${LONG_AGO}' where reported_id <> '${NOOR}'`);
      const ids = async (ascending: boolean) =>
        (
          await scene.as(
            ADMIN,
            `select row ->> 'id' as id
             from jsonb_array_elements(admin_list_reports(1, 100, ascending => ${ascending}) -> 'rows') row`,
          )
        ).map(({ id }) => id);
      const expected = (await scene.as('owner', 'select id from reports order by created_at, id')).map(
        ({ id }) => id,
      );
      expect(await ids(true)).toEqual(expected);
      expect(await ids(false)).toEqual(expected.toReversed());
    });
  });
});

describe('What waits for events that are over (A-97)', () => {
  it('stands apart in both queues, is counted in neither, of the overview among the awaited payments alone, and can be closed', async () => {
    await play(async (scene) => {
      const [{ id, application_id: application, event_id: event } = {}] = await scene.as(
        'owner',
        `select id, application_id, event_id from event_bookings where status = 'pending' order by id limit 1`,
      );
      const desk = (isPast: boolean) =>
        `select booking -> 'booking' ->> 'id' from jsonb_array_elements(
           list_pending_event_bookings(page_size => 100, is_past => ${isPast}) -> 'rows') booking`;
      const panel = (status: string) =>
        `select row ->> 'id' from jsonb_array_elements(
           admin_list_applications(1, 100, wanted_status => '${status}') -> 'rows') row`;
      const listed = async (sql: string) =>
        (await scene.as(ADMIN, sql)).flatMap((row) => Object.values(row).map(String));
      const counts = async () =>
        scene.as(
          ADMIN,
          `select (list_pending_event_bookings() -> 'past')::int as bookings,
             (admin_list_applications(1, 1, wanted_status => 'approved') -> 'past')::int as applications,
             (list_pending_event_bookings() -> 'total')::int - (overview -> 'bookings' -> 'waiting')::int as bookings_apart,
             (admin_list_applications(1, 1, wanted_status => 'pending') -> 'total')::int
               - (overview -> 'applications' -> 'waiting')::int as applications_apart
           from admin_overview() overview`,
        );
      const NONE = { bookings: 0, applications: 0, bookings_apart: 0, applications_apart: 0 };
      expect(await counts()).toEqual([NONE]);
      expect(await listed(desk(false))).toContain(id);

      await scene.as(
        'owner',
        `update events set start_time = now() - interval '3 hours', end_time = now() - interval '1 second'
         where id = $1`,
        event,
      );
      const past = await listed(desk(true));
      expect(past).toContain(id);
      expect(await listed(desk(false))).not.toContain(id);
      const applications = await listed(panel('past'));
      expect(applications).toContain(application);
      expect(await listed(panel('pending'))).not.toContain(application);
      expect(await counts()).toEqual([
        { ...NONE, bookings: past.length, applications: applications.length, bookings_apart: -past.length },
      ]);

      await scene.as(
        ADMIN,
        `select admin_decide_applications($1, 'deny', 'The event is over.')`,
        applications,
      );
      expect(await counts()).toEqual([NONE]);
    });
  });
});
