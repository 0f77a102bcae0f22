import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, NOOR, RUTH, ZOE } from './support/demo-world.ts';
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

  it('are cancelled by the requester while pending, and set to any status by an admin (R-214, R-215)', async () => {
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

  it('reach whoever was approved for the same event, past ones too (A-57)', async () => {
    await play(async (scene) => {
      const shared = async () =>
        await scene.count(MAYA, `select * from get_messageable_users('${MAYA}') where user_id = '${RUTH}'`);
      expect(await shared()).toBe(1);
      await scene.as(
        'owner',
        `delete from event_applications where user_id = '${RUTH}' and event_id in (
        select event_id from event_applications where user_id = '${MAYA}')`,
      );
      expect(await shared()).toBe(0);
      expect(await scene.refusal(MAYA, ...send(MAYA, RUTH, 'hi'))).toBe('P0001 NOT_MESSAGEABLE');
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

  it('count as unread until the reader marks them (R-181, R-188)', async () => {
    await play(async (scene) => {
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
    ['a member with an active subscription', RUTH, true],
    ['a member without either', LENA, false],
  ])('%s: %s has it: %s', async (_who, member, access) => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id = '${RUTH}' and status <> 'denied'`,
      );
      expect(await scene.value(member, 'select has_member_access($1)', member)).toBe(access);
    });
  });

  it('ends with the subscription, and with the last approved application', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update event_applications set status = 'denied' where user_id in ('${RUTH}', '${ZOE}') and status <> 'denied'`,
      );
      await scene.as(ADMIN, `select cancel_subscription('${RUTH}')`);
      expect(await scene.value(RUTH, 'select has_member_access($1)', RUTH)).toBe(false);
      expect(await scene.value(ZOE, 'select has_member_access($1)', ZOE)).toBe(false);
    });
  });
});

describe('Profiles', () => {
  it.each([
    [`age = 17`, /^23514/],
    [`age = 101`, /^23514/],
    [`gender = 'male'`, /^23514/],
    [`city = ' B '`, /^23514/],
    [`bio = repeat('x', 251)`, /^23514/],
    [`first_name = repeat('x', 10000)`, /^23514/],
    [`phone = '<script>'`, /^23514/],
    [`avatar_url = 'https://evil.example/pixel.png'`, /^23514/],
    [`avatar_url = 'javascript:alert(1)'`, /^23514/],
    [
      `avatar_url = 'https://abc.supabase.co/storage/v1/object/public/profile-pictures/${NOOR}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'https://abc.supabase.co.evil.example/storage/v1/object/public/profile-pictures/${MAYA}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'http://127.0.0.1:54321/storage/v1/object/public/profile-pictures/${MAYA}/profile.png?v=12'`,
      /^allowed$/,
    ],
    [`bio = repeat('x', 250), age = 18, phone = '+49 (30) 123-45'`, /^allowed$/],
  ])('set %s: %s (A-51, A-52)', async (change, answer) => {
    await play(async (scene) => {
      expect(await scene.refusal(MAYA, `update profiles set ${change} where id = '${MAYA}'`)).toMatch(answer);
    });
  });

  it.each([
    ['instagram', 'https://evil.example/x'],
    ['instagram', 'http://instagram.com/x'],
    ['instagram', 'https://instagram.com.evil.example/x'],
    ['instagram', 'https://instagram.com/x" onclick="'],
    ['linkedin', 'https://instagram.com/x'],
    ['mastodon', 'https://instagram.com/x'],
  ])('refuse the %s link %s', async (platform, url) => {
    await play(async (scene) => {
      const add = 'insert into user_social_links (user_id, platform, url) values ($1, $2, $3)';
      expect(await scene.refusal(LENA, add.replace(', $2', ', $2::text'), LENA, platform, url)).toMatch(
        /^23(514|505)/,
      );
    });
  });

  it('hold at most three interests (R-109)', async () => {
    await play(async (scene) => {
      const add = (where: string) =>
        scene.refusal(
          LENA,
          `insert into user_interests (user_id, interest_category_id) select '${LENA}', id from interest_categories ${where}`,
        );
      expect(await add('order by name limit 4')).toBe('23514');
      expect(await add('order by name limit 3')).toBe('allowed');
      expect(await add('order by name offset 3 limit 1')).toBe('23514');
    });
  });

  it('are made at sign-up from the metadata, however long or empty', async () => {
    await play(async (scene) => {
      const signUp = async (id: string, metadata: object | null) => {
        await scene.as(
          'owner',
          `insert into auth.users (id, email, raw_user_meta_data) values ($1::uuid, $1::text || '@x.test', $2)`,
          id,
          metadata,
        );
        return (await scene.as('owner', 'select first_name, last_name from profiles where id = $1', id))[0];
      };
      expect(
        await signUp('00000000-0000-4000-8000-00000000ab01', {
          first_name: ' Ada ',
          last_name: 'x'.repeat(10000),
        }),
      ).toEqual({
        first_name: 'Ada',
        last_name: 'x'.repeat(80),
      });
      expect(await signUp('00000000-0000-4000-8000-00000000ab02', null)).toEqual({
        first_name: null,
        last_name: null,
      });
    });
  });

  it('are edited once for each operation, and not over a change made meanwhile (R-434)', async () => {
    await play(async (scene) => {
      const stamp = await scene.value(MAYA, `select updated_at::text from profiles where id = '${MAYA}'`);
      const edit = (bio: string, operation: string, expected: unknown) =>
        [
          `select (update_own_profile(jsonb_build_object('bio', $1::text), $2, $3)).bio`,
          bio,
          operation,
          expected,
        ] as const;
      const first = '00000000-0000-4000-8000-00000000cc01';
      const second = '00000000-0000-4000-8000-00000000cc02';
      expect(await scene.value(MAYA, ...edit('one', first, stamp))).toBe('one');
      expect(await scene.refusal(MAYA, ...edit('two', second, stamp))).toBe('P0001 CONFLICT');
      expect(await scene.value(MAYA, ...edit('two', second, null))).toBe('two');
      expect(await scene.value(MAYA, ...edit('one', first, stamp))).toBe('two');
      expect(await scene.refusal(MAYA, `select update_own_profile('{"id": "${NOOR}"}')`)).toBe('22023');
      expect(await scene.refusal(MAYA, `select update_own_profile('[]')`)).toBe('22023');
    });
  });

  it('ask for approval once, and cannot take back what an admin decided (A-44)', async () => {
    await play(async (scene) => {
      const status = () => scene.value(LENA, `select status from user_approvals where user_id = '${LENA}'`);
      await scene.as(LENA, 'select request_approval()');
      expect(await status()).toBe('pending');
      await scene.as(ADMIN, `select decide_user_approval('${LENA}', 'reject')`);
      await scene.as(LENA, 'select request_approval()');
      expect(await status()).toBe('rejected');
    });
  });
});

describe('Events', () => {
  const add = (columns: string, values: string) =>
    `insert into events (title, location, start_time, end_time${columns})
     values ('T', 'Berlin, Mitte', now() + interval '1 day', now() + interval '2 days'${values}) returning *`;

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

  it.each([
    [', max_attendees', ', 0'],
    [', credits_required', ', -1'],
    [', category', `, 'Cooking'`],
    [', paypal_username', `, 'a/../b'`],
    [', paypal_username', `, 'abcdefghijklmnopqrstu'`],
    [', image_url', `, 'http://images.unsplash.com/x.jpg'`],
    [', image_url', `, 'https://evil.example/x.jpg'`],
    [', image_url', `, 'https://images.unsplash.com.evil.example/x.jpg'`],
    [', image_url', `, 'https://images.unsplash.com@evil.example/x.jpg'`],
  ])('refuse%s%s (A-19, A-20)', async (columns, values) => {
    await play(async (scene) => {
      expect(await scene.refusal(ADMIN, add(columns, values))).toMatch(/^23514/);
    });
  });

  it('take pictures from the storage and from known hosts', async () => {
    await play(async (scene) => {
      for (const url of [
        'https://images.unsplash.com/photo-1?w=900&q=80',
        'http://localhost:54321/storage/v1/object/public/event-images/0f.webp',
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
      const edit = `select (update_event($1, '{"title": "New"}', $2, $3)).title`;
      const operation = '00000000-0000-4000-8000-00000000cc03';
      expect(await scene.value(ADMIN, edit, EVENTS.pendingFree, operation, stamp)).toBe('New');
      expect(await scene.value(ADMIN, edit, EVENTS.pendingFree, operation, stamp)).toBe('New');
      expect(await scene.refusal(ADMIN, edit, EVENTS.pendingFree, null, stamp)).toBe('P0001 CONFLICT');
    });
  });

  it('get the current PayPal.me name where theirs differs (A-17)', async () => {
    await play(async (scene) => {
      expect(await scene.value(ADMIN, `select admin_refresh_paypal_links('Neu')`)).toBe(11);
      expect(await scene.value(ADMIN, `select admin_refresh_paypal_links('Neu')`)).toBe(0);
      expect(await scene.refusal(ADMIN, `select admin_refresh_paypal_links('no/way')`)).toBe('22023');
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
      expect(await logged(() => scene.as(ADMIN, `select grant_admin('${MAYA}')`))).toEqual([
        'true insert admin_users',
      ]);
      await scene.as('owner', `delete from admin_users where user_id = '${MAYA}'`);
      expect(await logged(() => scene.as(ADMIN, `select cancel_subscription('${RUTH}')`))).toEqual([
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
