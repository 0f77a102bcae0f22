import { describe, expect, it } from 'vitest';
import { attempts } from './support/attempts.ts';
import { ADMIN, EVENTS, MAYA, NOOR, nameOf, YUKI } from './support/demo-world.ts';
import { play } from './support/scene.ts';

describe.each(attempts)('An attacker tries %s', (_what, attacks) => {
  it.each(attacks.map(([who, ...rest]) => [nameOf(who), ...rest, who] as const))(
    '%s: %s meets %s',
    async (_name, sql, meets, who) => {
      await play(async (scene) => {
        const met = meets === 'nothing' ? await scene.count(who, sql) : await scene.refusal(who, sql);
        expect(met).toBe(meets === 'nothing' ? 0 : meets);
      });
    },
  );
});

describe('The attacks', () => {
  it('are all there: nobody else counts them, as they are tables in a table', () => {
    expect(attempts.map(([, attacks]) => attacks.length)).toEqual([29, 15, 14, 20, 44, 23, 17, 26, 13, 13]);
  });
});

describe('What is said and what stays open', () => {
  it.each([
    ['delete events', 'Only admin users can delete events', `select admin_delete_event('${EVENTS.full}')`],
    [
      'make admins',
      'Only existing admins can grant admin privileges',
      `select grant_admin('${MAYA}', '${NOOR}')`,
    ],
  ])('tells a member who tries to %s: %s (R-260, R-261)', async (_what, words, sql) => {
    await play(async (scene) => {
      await expect(scene.as(MAYA, sql)).rejects.toThrow(words);
    });
  });

  it('lets a visitor read events, plans, interests and switches', async () => {
    await play(async (scene) => {
      expect(await scene.count('visitor', 'select id, title, time_zone, city from events')).toBe(23);
      expect(await scene.count('visitor', 'select * from subscription_plans')).toBe(3);
      expect(await scene.count('visitor', 'select * from interest_categories')).toBe(8);
      expect(await scene.count('visitor', 'select * from feature_toggles')).toBe(3);
      expect(await scene.as('visitor', 'select list_event_cities() as city')).toEqual(
        ['Berlin', 'Hamburg', 'Lisbon', 'Paris', 'Vienna'].map((city) => ({ city })),
      );
    });
  });

  it('shows members each other by name, title and picture only (A-54)', async () => {
    await play(async (scene) => {
      const [noor] = await scene.as(MAYA, `select * from get_public_profiles(array['${NOOR}']::uuid[])`);
      expect(noor).toEqual({
        id: NOOR,
        first_name: 'Noor',
        last_name: 'Haddad',
        title: 'Pediatric nurse',
        avatar_url: null,
      });
    });
  });

  it('lets a member edit her own profile, links, answers and interests (R-127, R-150)', async () => {
    await play(async (scene) => {
      expect(await scene.count(MAYA, `update profiles set bio = 'Hello' where id = '${MAYA}'`)).toBe(1);
      const upsert = `insert into user_social_links (user_id, platform, url)
        values ('${MAYA}', 'linkedin', 'https://www.linkedin.com/in/maya')
        on conflict (user_id, platform) do update set user_id = excluded.user_id, url = excluded.url`;
      expect(await scene.count(MAYA, upsert)).toBe(1);
      expect(await scene.count(MAYA, upsert)).toBe(1);
      expect(
        await scene.count(
          MAYA,
          `insert into user_questionnaire_responses values ($1, $2, $3, $4, $5)
          on conflict (user_id) do update set hoping_to_find = excluded.hoping_to_find`.replace(
            'responses values',
            'responses (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe) values',
          ),
          MAYA,
          ['A support system'],
          ['Trying something new'],
          ['Easygoing and chill'],
          ['Calm and kind'],
        ),
      ).toBe(1);
    });
  });

  it('shows a member her subscription with its plan (R-428)', async () => {
    await play(async (scene) => {
      const [own] = await scene.as(
        YUKI,
        `select s.credits_remaining, s.plan_id, s.status, p.name, p.type, p.credits_included
         from user_subscriptions s join subscription_plans p on p.id = s.plan_id`,
      );
      expect(own).toEqual({
        credits_remaining: expect.any(Number),
        plan_id: expect.any(String),
        status: 'active',
        name: 'Monthly',
        type: 'monthly',
        credits_included: 10,
      });
    });
  });

  it('lets admins read what they manage (R-387, R-394)', async () => {
    await play(async (scene) => {
      expect(await scene.as(ADMIN, `select * from admin_get_user_emails(array['${NOOR}']::uuid[])`)).toEqual([
        { user_id: NOOR, email: 'noor@sorella.test' },
      ]);
      expect(await scene.count(ADMIN, 'select * from admin_get_user_subscriptions()')).toBe(2);
      expect(
        await scene.count(ADMIN, `select * from feature_toggles where feature_name = 'paypal_email'`),
      ).toBe(1);
      expect(await scene.count(ADMIN, 'select * from admin_audit_log limit 1')).toBe(1);
    });
  });
});
