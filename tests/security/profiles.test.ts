import { QUESTIONNAIRE_OPTIONS, QUESTIONS } from '@sorella/core/domain/sign-up/questionnaire';
import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

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
    [
      `avatar_url = 'http://127.0.0.1:54321/storage/v1/object/public/profile-pictures/${MAYA}/profile.png?v=12#"onerror'`,
      /^23514/,
    ],
    [
      `avatar_url = 'https://abc.supabase.co/storage/v1/object/public/profile-pictures/${MAYA}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'http://127.0.0.1:54321/storage/v1/object/public/event-images/profile-pictures/${MAYA}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'http://127.0.0.1:54322/storage/v1/object/public/profile-pictures/${MAYA}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'https://127.0.0.1:54321/storage/v1/object/public/profile-pictures/${MAYA}/profile.png'`,
      /^23514/,
    ],
    [
      `avatar_url = 'http://127.0.0.1:54321/storage/v1/object/public/profile-pictures/${MAYA}/../${NOOR}/profile.png'`,
      /^23514/,
    ],
    [`first_name = ''`, /^23514/],
    [`first_name = ' '`, /^23514/],
    [`last_name = '\u200b\u200d'`, /^23514/],
    [`last_name = '\u3164'`, /^23514/],
    [`first_name = '-7-'`, /^23514/],
    [`first_name = E'Ma\\nya'`, /^23514/],
    [`first_name = E'Maya\\t'`, /^23514/],
    [`first_name = 'Ma\u0085ya'`, /^23514/],
    [`first_name = 'Ma\u2028ya'`, /^23514/],
    [`first_name = 'Ma\u202eya'`, /^23514/],
    [`last_name = 'Ma\u2067ya'`, /^23514/],
    [`first_name = '李', last_name = 'می\u200cخواهم'`, /^allowed$/],
    [`first_name = 'Éa 2', last_name = 'O’Neill-Nkosi'`, /^allowed$/],
    [`bio = repeat('x', 250), age = 18, phone = '+49 (30) 123-45'`, /^allowed$/],
  ])('set %s: %s (A-51, A-52)', async (change, answer) => {
    await play(async (scene) => {
      expect(await scene.refusal(MAYA, `update profiles set ${change} where id = '${MAYA}'`)).toMatch(answer);
    });
  });

  it('take a picture from the one origin that the settings name, and from none while they name none', async () => {
    await play(async (scene) => {
      let version = 0;
      const at = (origin: string) =>
        scene.refusal(
          MAYA,
          `update profiles set avatar_url = $1 where id = '${MAYA}'`,
          `${origin}/storage/v1/object/public/profile-pictures/${MAYA}/profile.png?v=${(version += 1)}`,
        );
      const set = (value: string | null) =>
        scene.as('owner', `update private.settings set value = $1 where name = 'storage_origin'`, value);
      await set('https://sorella.supabase.co');
      expect(await at('https://sorella.supabase.co')).toBe('allowed');
      for (const other of [
        'https://sorellaxsupabase.co',
        'https://other.supabase.co',
        'http://sorella.supabase.co',
      ])
        expect(await at(other)).toBe('23514');
      for (const none of [
        null,
        '',
        'http://sorella.supabase.co',
        'https://',
        'see https://sorella.supabase.co',
        'https://sorella.supabase.co/x',
      ]) {
        await set(none);
        expect(await at(none ?? 'https://sorella.supabase.co')).toBe('23514');
      }
      // What stands already does not stop another edit.
      expect(await scene.refusal(MAYA, `select update_own_profile('${MAYA}', '{"bio": "x"}')`)).toBe(
        'allowed',
      );
    });
  });

  it.each([
    ['instagram', 'https://evil.example/x'],
    ['instagram', 'javascript:alert(1)//https://instagram.com/x'],
    ['instagram', 'https://instagram.com/x y'],
    ['linkedin', 'javascript:alert(1)//https://linkedin.com/in/x'],
    ['linkedin', 'https://www.linkedin.com/in/x" onclick="'],
    ['linkedin', 'https://evil.example/https://linkedin.com/in/x'],
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

  it.each(
    QUESTIONS.filter((question) => question !== 'topInterests').map(
      (question) => [question, QUESTIONNAIRE_OPTIONS[question]] as const,
    ),
  )('take every option of %s and no other (R-111, R-113, R-114, R-115)', async (question, options) => {
    await play(async (scene) => {
      const column = question.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const answer = `update user_questionnaire_responses set ${column} = $2 where user_id = $1`;
      expect(await scene.count(MAYA, answer, MAYA, [...options])).toBe(1);
      expect(await scene.refusal(MAYA, answer, MAYA, [options[0], 'Something else'])).toMatch(/^23514/);
      expect(await scene.refusal(MAYA, answer, MAYA, [])).toMatch(/^23514/);
    });
  });

  it('offer the interests of the questionnaire (R-112)', async () => {
    await play(async (scene) => {
      const rows = await scene.as('visitor', 'select name from interest_categories');
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(QUESTIONNAIRE_OPTIONS.topInterests));
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

  it.each([
    ['first_name', 'Ada'],
    ['last_name', 'Lovelace'],
    ['title', 'Countess'],
    ['bio', 'Engines'],
    ['phone', '+44 20 7946 0000'],
    ['gender', 'female'],
    ['city', 'London'],
    ['age', 36],
    ['whatsapp_group_opt_in', true],
  ])('save %s (R-150)', async (field, value) => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update profiles set age = 20, whatsapp_group_opt_in = false, gender = null where id = $1`,
        MAYA,
      );
      await scene.as(MAYA, `select update_own_profile('${MAYA}', $1)`, JSON.stringify({ [field]: value }));
      expect(await scene.value(MAYA, `select ${field} from profiles where id = '${MAYA}'`)).toBe(value);
    });
  });

  it('hold one active subscription each (R-428)', async () => {
    await play(async (scene) => {
      const subscribe = `insert into user_subscriptions (user_id, plan_id, status) select '${LENA}', id, 'active' from subscription_plans limit 1`;
      expect(await scene.refusal('owner', subscribe)).toBe('allowed');
      expect(await scene.refusal('owner', subscribe)).toBe('23505 user_subscriptions_one_active');
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
      expect(
        await signUp('00000000-0000-4000-8000-00000000ab04', {
          first_name: 'Ad\n\u202ea',
          last_name: '\u200b\u3164',
        }),
      ).toEqual({ first_name: 'Ad a', last_name: null });
    });
  });

  it('wait for approval exactly once, from the moment an account exists (R-125, R-126)', async () => {
    await play(async (scene) => {
      const id = '00000000-0000-4000-8000-00000000ab03';
      await scene.as('owner', 'insert into auth.users (id, email) values ($1, $2)', id, `${id}@sorella.test`);
      expect(await scene.as(id, 'select user_id, status from user_approvals')).toEqual([
        { user_id: id, status: 'pending' },
      ]);
      expect(
        await scene.value(
          'owner',
          'select count(*)::int from profiles full join user_approvals on user_id = id where user_id is null or id is null',
        ),
      ).toBe(0);
    });
  });

  it('ask for approval once, and cannot take back what an admin decided (R-126, A-44)', async () => {
    await play(async (scene) => {
      const status = () => scene.value(LENA, `select status from user_approvals where user_id = '${LENA}'`);
      await scene.as(LENA, `select request_approval('${LENA}')`);
      expect(await status()).toBe('pending');
      await scene.as(ADMIN, `select decide_user_approval('${LENA}', 'reject')`);
      await scene.as(LENA, `select request_approval('${LENA}')`);
      expect(await status()).toBe('rejected');
      await scene.as(ADMIN, `select decide_user_approval('${LENA}', 'approve')`);
      expect(await status()).toBe('approved');
      expect(await scene.value(LENA, 'select has_member_access($1)', LENA)).toBe(false);
    });
  });
});
