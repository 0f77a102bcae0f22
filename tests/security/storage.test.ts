import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play } from './support/scene.ts';

const put = `insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, 'x')`;
const random = '0b51c4a0-7f0e-4c0e-9a52-9d2f5f0e1a11';

describe('An account that is gone', () => {
  it('leaves no picture behind', async () => {
    await play(async (scene) => {
      await scene.as('owner', put, 'profile-pictures', `${MAYA}/profile.png`);
      await scene.as('owner', put, 'profile-pictures', `${NOOR}/profile.png`);
      await scene.as('owner', 'delete from auth.users where id = $1', MAYA);
      expect(await scene.as('owner', 'select name from storage.objects')).toEqual([
        { name: `${NOOR}/profile.png` },
      ]);
    });
  });

  it.each([
    [
      'uploads nothing',
      `insert into storage.objects (bucket_id, name) values ('profile-pictures', '${MAYA}/profile.png')`,
      /^42501$/,
    ],
    ['reads no names', `select * from get_public_profiles(array['${NOOR}']::uuid[])`, /^42501$/],
    ['writes no profile', `select update_own_profile('${MAYA}', '{"bio": "x"}')`, /^42501$/],
    [
      'applies for nothing',
      `insert into event_applications (event_id, user_id) values ('${EVENTS.canApplyFree}', '${MAYA}')`,
      /^23503/,
    ],
    [
      'writes no message',
      `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', '${NOOR}', 'hi')`,
      /^P0001 NOT_MESSAGEABLE$/,
    ],
    [
      'asks for no chat',
      `insert into coffee_chat_requests (requester_id, proposed_dates, time_zone) values ('${MAYA}', array[(current_date + 3 + time '12:00') at time zone 'UTC'], 'UTC')`,
      /^42501$/,
    ],
    ['asks for no approval', `select request_approval('${MAYA}')`, /^23503/],
    [
      'adds no link',
      `insert into user_social_links (user_id, platform, url) values ('${MAYA}', 'linkedin', 'https://www.linkedin.com/in/x')`,
      /^23503/,
    ],
    ['becomes no admin', `select claim_first_admin('${MAYA}')`, /^(23503|P0001)/],
  ])('%s with a token that is still good', async (_what, sql, refusal) => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from auth.users where id = $1', MAYA);
      await scene.as('owner', 'delete from public.admin_users');
      expect(await scene.refusal(MAYA, sql)).toMatch(refusal);
    });
  });
});

describe('Storage', () => {
  it.each<[string, Actor, string, string, boolean]>([
    ['a visitor', 'visitor', 'profile-pictures', `${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/profile.png`, true],
    ['Maya', MAYA, 'profile-pictures', `${NOOR}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/other.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/profile.svg`, false],
    ['Maya', MAYA, 'profile-pictures', `x${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${NOOR}/${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/x/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/../${NOOR}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', 'profile.png', false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/profile.png.html`, false],
    ['an admin', ADMIN, 'profile-pictures', `${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'event-images', `${random}.png`, false],
    ['an admin', ADMIN, 'event-images', `${random}.png`, true],
    ['an admin', ADMIN, 'event-images', 'logo.png', false],
    ['an admin', ADMIN, 'event-images', `${random}.svg`, false],
    ['an admin', ADMIN, 'event-images', `x${random}.png`, false],
    ['an admin', ADMIN, 'event-images', `${random}.png.html`, false],
    ['a visitor', 'visitor', 'event-images', `${random}.png`, false],
  ])('lets %s (%s) write %s/%s: %s', async (_name, who, bucket, name, allowed) => {
    await play(async (scene) => {
      expect((await scene.refusal(who, put, bucket, name)) === 'allowed').toBe(allowed);
    });
  });

  it("lets nobody list, replace or remove another's picture", async () => {
    await play(async (scene) => {
      await scene.as('owner', put, 'profile-pictures', `${MAYA}/profile.png`);
      for (const who of [LENA, NOOR, ADMIN, 'visitor']) {
        expect(await scene.count(who, 'select * from storage.objects')).toBe(0);
        expect(await scene.count(who, `update storage.objects set metadata = '{}'`)).toBe(0);
        expect(await scene.count(who, 'delete from storage.objects')).toBe(0);
      }
      expect(await scene.count(MAYA, 'select * from storage.objects')).toBe(1);
      expect(await scene.refusal(MAYA, `update storage.objects set name = '${NOOR}/profile.png'`)).toBe(
        '42501',
      );
      expect(await scene.count(MAYA, 'delete from storage.objects')).toBe(1);
    });
  });

  it('finds her pictures by the beginning of their names, not by asking about each', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into storage.objects (bucket_id, name, owner_id)
         select 'profile-pictures', gen_random_uuid() || '/profile.png', 'x' from generate_series(1, 2000)`,
      );
      await scene.as('owner', put, 'profile-pictures', `${MAYA}/profile.png`);
      const list = `select name from storage.objects where bucket_id = 'profile-pictures'`;
      expect(await scene.as(MAYA, list)).toEqual([{ name: `${MAYA}/profile.png` }]);
      const plan = JSON.stringify(await scene.as(MAYA, `explain ${list}`));
      expect(plan).not.toContain('may_write_object');
      expect(plan).toContain('name ~>=~');
    });
  });

  it('limits both buckets to 5 MB of four picture types (R-105)', async () => {
    await play(async (scene) => {
      const buckets = await scene.as(
        'owner',
        'select id, public, file_size_limit::int, allowed_mime_types from storage.buckets order by id',
      );
      const limits = {
        public: true,
        file_size_limit: 5_242_880,
        allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
      };
      expect(buckets).toEqual([
        { id: 'event-images', ...limits },
        { id: 'profile-pictures', ...limits },
      ]);
      expect(await scene.count('visitor', 'select * from storage.buckets')).toBe(0);
      expect(
        await scene.refusal(ADMIN, `insert into storage.buckets (id, name) values ('mine', 'mine')`),
      ).toBe('42501');
    });
  });
});
