import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { type Actor, play } from './support/scene.ts';

const put = `insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, 'x')`;
const random = '0b51c4a0-7f0e-4c0e-9a52-9d2f5f0e1a11';

describe('Storage', () => {
  it.each<[string, Actor, string, string, boolean]>([
    ['a visitor', 'visitor', 'profile-pictures', `${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/profile.png`, true],
    ['Maya', MAYA, 'profile-pictures', `${NOOR}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/other.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/profile.svg`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/x/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', `${MAYA}/../${NOOR}/profile.png`, false],
    ['Maya', MAYA, 'profile-pictures', 'profile.png', false],
    ['an admin', ADMIN, 'profile-pictures', `${MAYA}/profile.png`, false],
    ['Maya', MAYA, 'event-images', `${random}.png`, false],
    ['an admin', ADMIN, 'event-images', `${random}.png`, true],
    ['an admin', ADMIN, 'event-images', 'logo.png', false],
    ['an admin', ADMIN, 'event-images', `${random}.svg`, false],
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
