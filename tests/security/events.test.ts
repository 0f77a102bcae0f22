import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA, YUKI } from './support/demo-world.ts';
import { play } from './support/scene.ts';

describe('Events', () => {
  const add = (columns: string, values: string) =>
    `insert into events (title, location, start_time, end_time${columns})
     values ('T', 'Mitte, Berlin', now() + interval '1 day', now() + interval '2 days'${values}) returning *`;

  it('carry a link that the server builds, a city and their creator (A-16, R-275)', async () => {
    await play(async (scene) => {
      const [row] = await scene.as(
        ADMIN,
        add(', credits_required, paypal_username, created_by', `, 6, 'Sorella', '${MAYA}'`),
      );
      expect(row).toMatchObject({
        paypal_payment_link: 'https://paypal.me/Sorella/30.00',
        city: 'Berlin',
        created_by: ADMIN,
        attendees_count: 0,
        max_attendees: 20,
      });
      const [free] = await scene.as(ADMIN, add(', paypal_username', `, 'Sorella'`));
      expect(free).toMatchObject({ paypal_payment_link: null });
    });
  });

  it('keep the city that an admin wrote, whatever becomes of their place (A-103)', async () => {
    await play(async (scene) => {
      const edited = await scene.value(
        ADMIN,
        `select (update_event('${ADMIN}', $1, '{"location": "Moabit, Berlin"}')).city`,
        EVENTS.full,
      );
      expect(edited).toBe('Hamburg');
    });
  });

  it.each([
    [', city', `, ''`],
    [', city', `, '\u200b'`],
    [', city', `, repeat('x', 121)`],
    [', max_attendees', ', 0'],
    [', credits_required', ', -1'],
    [', category', `, 'Cooking'`],
    [', paypal_username', `, 'a/../b'`],
    [', paypal_username', `, 'abcdefghijklmnopqrstu'`],
    [', image_url', `, 'http://images.unsplash.com/x.jpg'`],
    [', image_url', `, 'https://evil.example/x.jpg'`],
    [', image_url', `, 'https://abc.supabase.co/storage/v1/object/public/event-images/0f.webp'`],
    [', image_url', `, 'https://images.unsplash.com.evil.example/x.jpg'`],
    [', image_url', `, 'https://images.unsplash.com@evil.example/x.jpg'`],
    [', image_url', `, 'https://images.unsplash.com/x.jpg" onerror="x'`],
    [', image_url', `, 'data:image/png;base64,AA https://images.unsplash.com/x.jpg'`],
  ])('refuse%s%s (A-19)', async (columns, values) => {
    await play(async (scene) => {
      expect(await scene.refusal(ADMIN, add(columns, values))).toMatch(
        columns === ', image_url' ? /^P0001 PICTURE_REFUSED$/ : /^23514/,
      );
    });
  });

  it('keep the zone of their times when the place is edited, and take none that is none (A-88)', async () => {
    await play(async (scene) => {
      const edit = (changes: object) =>
        scene.value(
          ADMIN,
          `select (update_event('${ADMIN}', $1, $2)).time_zone`,
          EVENTS.full,
          JSON.stringify(changes),
        );
      expect(await edit({ time_zone: 'Europe/Lisbon' })).toBe('Europe/Lisbon');
      expect(await edit({ location: 'Berlin, Mitte' })).toBe('Europe/Lisbon');
      for (const none of ['Moon/Base', 'X+01:17', '', null])
        await expect(edit({ time_zone: none })).rejects.toThrow(/time.zone/i);
    });
  });

  it('are found by index where lists are long (A-91)', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'set local enable_seqscan = off');
      await scene.as('owner', 'set local enable_bitmapscan = off');
      // Of a handful of rows any order is cheap, and a plan would depend on when statistics were last taken.
      await scene.as('owner', 'set local enable_sort = off');
      const plan = async (sql: string) => JSON.stringify(await scene.as(ADMIN, `explain ${sql}`));
      for (const [status, order] of [
        ['pending', 'created_at'],
        ['cancelled', 'updated_at'],
      ]) {
        for (const way of ['desc', 'asc']) {
          const list = await plan(
            `select * from event_bookings where status = '${status}' order by ${order} ${way}, id ${way} limit 50`,
          );
          expect(list).toContain('event_bookings_by_status');
          expect(list).not.toContain('Sort');
        }
      }
      const cancelled = await plan(
        'select * from event_applications where cancelled_by is not null order by updated_at desc, id desc limit 50',
      );
      expect(cancelled).toContain('event_applications_cancelled_idx');
      expect(cancelled).not.toContain('Sort');
      expect(
        await plan(
          `select * from events where deleted_at is null and city = 'Berlin' order by start_time, id`,
        ),
      ).toContain('events_upcoming_by_city_idx');
    });
  });

  it('refuse an end that is not after the start (A-20)', async () => {
    await play(async (scene) => {
      const end = (when: string) =>
        scene.refusal(ADMIN, `update events set end_time = ${when} where id = $1`, EVENTS.full);
      expect(await end('start_time')).toBe('23514 events_times_in_order');
      expect(await end(`start_time - interval '1 minute'`)).toBe('23514 events_times_in_order');
      expect(await end(`start_time + interval '1 minute'`)).toBe('allowed');
    });
  });

  it.each(['-infinity', '1999-12-31 23:00+00', '2199-12-31 23:30+00', 'infinity'])(
    'refuse to start at %s (A-20)',
    async (start) => {
      await play(async (scene) => {
        const move = `update events set start_time = $2::timestamptz, end_time = $2::timestamptz + interval '1 hour' where id = $1`;
        expect(await scene.refusal(ADMIN, move, EVENTS.full, start)).toMatch(
          /^23514 events_times_in_(range|order)$/,
        );
      });
    },
  );

  it.each([
    ['title', 'Tea'],
    ['description', 'Short'],
    ['detailed_description', 'Long'],
    ['category', 'Workshop'],
    ['location', 'Lisbon'],
    ['time_zone', 'Europe/Lisbon'],
    ['max_attendees', 77],
    ['credits_required', 9],
    ['image_url', 'https://images.unsplash.com/photo-2'],
    ['paypal_username', 'Someone'],
  ])('save %s (R-335)', async (field, value) => {
    await play(async (scene) => {
      await scene.as(
        ADMIN,
        `select update_event('${ADMIN}', $1, $2)`,
        EVENTS.pendingFree,
        JSON.stringify({ paypal_username: 'Sorella', [field]: value }),
      );
      expect(await scene.value(ADMIN, `select ${field} from events where id = $1`, EVENTS.pendingFree)).toBe(
        value,
      );
    });
  });

  it('take pictures from the storage and from known hosts', async () => {
    await play(async (scene) => {
      for (const url of [
        'https://images.unsplash.com/photo-1?w=900&q=80',
        'http://127.0.0.1:54321/storage/v1/object/public/event-images/0f.webp',
      ]) {
        expect(await scene.refusal(ADMIN, add(', image_url', `, '${url}'`))).toBe('allowed');
      }
    });
  });

  it('are edited once for each operation; a seat taken is no edit (R-434)', async () => {
    await play(async (scene) => {
      const stamp = await scene.value(
        ADMIN,
        'select updated_at::text from events where id = $1',
        EVENTS.pendingFree,
      );
      await scene.as(
        ADMIN,
        `select decide_application(id, 'approve') from event_applications where user_id = $1 and event_id = $2`,
        MAYA,
        EVENTS.pendingFree,
      );
      const edit = `select (update_event('${ADMIN}', $1, '{"title": "New"}', $2, $3)).title`;
      const operation = '00000000-0000-4000-8000-00000000cc03';
      expect(await scene.value(ADMIN, edit, EVENTS.pendingFree, operation, stamp)).toBe('New');
      expect(await scene.value(ADMIN, edit, EVENTS.pendingFree, operation, stamp)).toBe('New');
      expect(await scene.refusal(ADMIN, edit, EVENTS.pendingFree, null, stamp)).toBe('P0001 CONFLICT');
    });
  });

  it('get the current PayPal.me name where theirs differs (A-17)', async () => {
    await play(async (scene) => {
      expect(await scene.value(ADMIN, `select admin_refresh_paypal_links('Neu')`)).toBe(10);
      expect(await scene.value(ADMIN, `select admin_refresh_paypal_links('Neu')`)).toBe(0);
      expect(await scene.refusal(ADMIN, `select admin_refresh_paypal_links('no/way')`)).toBe('22023');
    });
  });

  it('get it fifty at a time, so that nobody waits long for one of them (A-17)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into events (title, location, start_time, end_time, max_attendees, credits_required)
         select 'Many', 'Berlin', now() + interval '9 days', now() + interval '10 days', 5, 3 from generate_series(1, 60)`,
      );
      const refresh = () => scene.value(ADMIN, `select admin_refresh_paypal_links('Neu')`);
      expect([await refresh(), await refresh(), await refresh()]).toEqual([50, 20, 0]);
    });
  });

  it('keep the PayPal.me setting clean (R-351, R-357)', async () => {
    await play(async (scene) => {
      const save = (name: string) =>
        scene.refusal(
          ADMIN,
          `insert into feature_toggles (feature_name, description, is_enabled) values ('paypal_email', '${name}', true)
           on conflict (feature_name) do update set description = excluded.description, is_enabled = excluded.is_enabled`,
        );
      expect(await save('Sorella')).toBe('allowed');
      expect(await save('https://paypal.me/Sorella')).toBe('23514 feature_toggles_paypal_username');
    });
  });
});

describe('The audit log (A-67)', () => {
  it('has a row for every admin write, and none for what members do', async () => {
    await play(async (scene) => {
      const logged = async (act: () => Promise<unknown>) => {
        const before = await scene.value('owner', 'select coalesce(max(id), 0) from admin_audit_log');
        await act();
        const rows = await scene.as(
          'owner',
          'select actor_id, action, table_name from admin_audit_log where id > $1 order by id',
          before,
        );
        return rows.map(({ actor_id, action, table_name }) =>
          [actor_id === ADMIN, action, table_name].join(' '),
        );
      };
      expect(
        await logged(() => scene.as(ADMIN, `update events set title = 'X' where id = $1`, EVENTS.full)),
      ).toEqual(['true update events']);
      expect(await logged(() => scene.as(ADMIN, `select grant_admin('${ADMIN}', '${MAYA}')`))).toEqual([
        'true insert admin_users',
      ]);
      await scene.as('owner', `delete from admin_users where user_id = '${MAYA}'`);
      expect(await logged(() => scene.as(ADMIN, `select cancel_subscription('${YUKI}')`))).toEqual([
        'true update user_subscriptions',
      ]);
      expect(
        await logged(() =>
          scene.as(
            ADMIN,
            `update feature_toggles set is_enabled = false where feature_name = 'coffee_chats'`,
          ),
        ),
      ).toEqual(['true update feature_toggles']);
      expect(
        await logged(() =>
          scene.as(
            ADMIN,
            `update coffee_chat_requests set status = 'rejected' where requester_id = '${MAYA}' and status = 'pending'`,
          ),
        ),
      ).toEqual(['true update coffee_chat_requests']);
      expect(
        await logged(() =>
          scene.as(
            ADMIN,
            `select decide_application(id, 'approve') from event_applications where user_id = $1 and event_id = $2`,
            MAYA,
            EVENTS.pendingPaid,
          ),
        ),
      ).toEqual(['true update event_bookings', 'true update event_applications']);
      expect(await logged(() => scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid))).toEqual([]);
      expect(
        await logged(() => scene.as(MAYA, `update profiles set bio = 'x' where id = '${MAYA}'`)),
      ).toEqual([]);
    });
  });
});
