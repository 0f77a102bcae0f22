import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const operation = (n: number) => `00000000-0000-4000-8000-00000000cc0${n}`;
const NEW_EVENT = '00000000-0000-4000-8000-00000000ee01';

const editOfProfile =
  `select row.bio, row.updated_at::text as version ` +
  `from update_own_profile('${MAYA}', jsonb_build_object('bio', $1::text), $2, $3) row`;
const editOfEvent =
  `select row.title, row.updated_at::text as version ` +
  `from update_event('${ADMIN}', '${EVENTS.pendingFree}', jsonb_build_object('title', $1::text), $2, $3) row`;
const creation =
  `select row.title, row.created_by, row.updated_at::text as version ` +
  `from create_event($1, jsonb_build_object('id', $2::text, 'title', $3::text, 'location', 'Berlin', ` +
  `'start_time', now() + interval '1 day', 'end_time', now() + interval '2 days'), $4) row`;

const one = async (scene: Scene, ...ask: Parameters<Scene['as']>) => {
  const [row = {}] = await scene.as(...ask);
  return row;
};

describe('A repeated edit of a profile', () => {
  it('is written once, and answers with the version that it made (R-434)', async () => {
    await play(async (scene) => {
      const before = await scene.value(MAYA, `select updated_at::text from profiles where id = '${MAYA}'`);
      const first = await one(scene, MAYA, editOfProfile, 'one', operation(1), before);
      expect(first).toEqual({ bio: 'one', version: expect.any(String) });
      expect(first['version']).not.toBe(before);
      const elsewhere = await one(scene, MAYA, editOfProfile, 'elsewhere', operation(2), null);
      // The base it was made on is long gone, and yet it is no conflict: it was applied.
      expect(await one(scene, MAYA, editOfProfile, 'one', operation(1), before)).toEqual({
        bio: 'elsewhere',
        version: first['version'],
      });
      const stands = `select bio, updated_at::text as version from profiles where id = '${MAYA}'`;
      expect(await one(scene, MAYA, stands)).toEqual(elsewhere);
    });
  });

  it('lets the next edit in the queue notice what somebody wrote in between (R-434)', async () => {
    await play(async (scene) => {
      const first = await one(scene, MAYA, editOfProfile, 'one', operation(1), null);
      await scene.as(MAYA, `update profiles set bio = 'another tab' where id = '${MAYA}'`);
      const again = await one(scene, MAYA, editOfProfile, 'one', operation(1), null);
      expect(await scene.refusal(MAYA, editOfProfile, 'two', operation(2), again['version'])).toBe(
        'P0001 CONFLICT',
      );
      expect(await scene.value(MAYA, `select bio from profiles where id = '${MAYA}'`)).toBe('another tab');
      expect(again['version']).toBe(first['version']);
    });
  });

  it('follows the one before it when nobody wrote in between (R-434)', async () => {
    await play(async (scene) => {
      await one(scene, MAYA, editOfProfile, 'one', operation(1), null);
      const again = await one(scene, MAYA, editOfProfile, 'one', operation(1), null);
      expect(await one(scene, MAYA, editOfProfile, 'two', operation(2), again['version'])).toMatchObject({
        bio: 'two',
      });
    });
  });

  it('counts as not yet made after it was refused (R-434)', async () => {
    await play(async (scene) => {
      const old = '2020-01-01 00:00:00+00';
      expect(await scene.refusal(MAYA, editOfProfile, 'one', operation(1), old)).toBe('P0001 CONFLICT');
      expect(await one(scene, MAYA, editOfProfile, 'one', operation(1), null)).toMatchObject({ bio: 'one' });
    });
  });

  it("is not confused with another member's of the same id (R-434)", async () => {
    await play(async (scene) => {
      const first = await one(scene, MAYA, editOfProfile, 'one', operation(1), null);
      const hers = editOfProfile.replace(MAYA, LENA);
      expect(await one(scene, LENA, hers, 'hers', operation(1), null)).toMatchObject({ bio: 'hers' });
      expect(await one(scene, MAYA, editOfProfile, 'one', operation(1), null)).toEqual(first);
    });
  });
});

describe('A repeated edit of an event', () => {
  it('is written once and answers with its own version; a seat taken is no edit (R-434)', async () => {
    await play(async (scene) => {
      const stamp = `select updated_at::text from events where id = '${EVENTS.pendingFree}'`;
      const before = await scene.value(ADMIN, stamp);
      await scene.as(
        ADMIN,
        `select decide_application(id, 'approve') from event_applications where user_id = $1 and event_id = $2`,
        MAYA,
        EVENTS.pendingFree,
      );
      const first = await one(scene, ADMIN, editOfEvent, 'New', operation(1), before);
      expect(first).toMatchObject({ title: 'New' });
      await one(scene, ADMIN, editOfEvent, 'Newer', operation(2), first['version']);
      expect(await one(scene, ADMIN, editOfEvent, 'New', operation(1), before)).toEqual({
        title: 'Newer',
        version: first['version'],
      });
      expect(await scene.refusal(ADMIN, editOfEvent, 'Newest', operation(3), first['version'])).toBe(
        'P0001 CONFLICT',
      );
    });
  });
});

describe('A repeated creation of an event', () => {
  it('makes one event and answers alike (R-434)', async () => {
    await play(async (scene) => {
      const first = await one(scene, ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1));
      expect(first).toMatchObject({ title: 'Tea', created_by: ADMIN });
      expect(await one(scene, ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1))).toEqual(first);
      expect(await one(scene, ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', null)).toEqual(first);
      await scene.as(ADMIN, `update events set title = 'Coffee' where id = '${NEW_EVENT}'`);
      expect(await one(scene, ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1))).toEqual({
        ...first,
        title: 'Coffee',
      });
    });
  });

  it('does not bring back what was deleted meanwhile (A-26)', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1));
      await scene.as(ADMIN, `select admin_delete_event('${NEW_EVENT}')`);
      expect(await one(scene, ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1))).toMatchObject({
        title: 'Tea',
      });
      expect(await scene.count('visitor', `select from events where id = '${NEW_EVENT}'`)).toBe(0);
    });
  });

  it("never answers with an event that is another admin's (R-434)", async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, `select grant_admin('${ADMIN}', '${MAYA}')`);
      await scene.as(ADMIN, creation, ADMIN, NEW_EVENT, 'Tea', operation(1));
      expect(await scene.refusal(MAYA, creation, MAYA, NEW_EVENT, 'Tea', operation(1))).toBe(
        'P0001 CONFLICT',
      );
    });
  });

  it('takes no picture that is not stored or linked (A-74)', async () => {
    await play(async (scene) => {
      const withImage = creation.replace(
        `'location'`,
        `'image_url', 'data:image/png;base64,AAAA', 'location'`,
      );
      expect(await scene.refusal(ADMIN, withImage, ADMIN, NEW_EVENT, 'Tea', operation(1))).toBe(
        'P0001 PICTURE_REFUSED',
      );
    });
  });
});

describe('Interests', () => {
  const save = (names: string) =>
    `select save_interests($1, array(select id from interest_categories where name in (${names})))`;
  const chosen = `select string_agg(name, ', ' order by name) from user_interests
    join interest_categories on interest_categories.id = interest_category_id where user_id = $1`;

  it('are replaced as a whole, three at most, and again is harmless (R-109, R-127)', async () => {
    await play(async (scene) => {
      const three = save(`'Movies & TV', 'Books & writing', 'Arts & creativity'`);
      for (const _ of ['once', 'again']) {
        await scene.as(LENA, three, LENA);
        expect(await scene.value(LENA, chosen, LENA)).toBe('Arts & creativity, Books & writing, Movies & TV');
      }
      await scene.as(LENA, save(`'Books & writing', 'Food & cooking'`), LENA);
      expect(await scene.value(LENA, chosen, LENA)).toBe('Books & writing, Food & cooking');
      const four = save(`'Movies & TV', 'Books & writing', 'Arts & creativity', 'Food & cooking'`);
      expect(await scene.refusal(LENA, four, LENA)).toBe('23514');
      expect(await scene.value(LENA, chosen, LENA)).toBe('Books & writing, Food & cooking');
      await scene.as(LENA, `select save_interests($1, '{}')`, LENA);
      expect(await scene.value(LENA, chosen, LENA)).toBeNull();
    });
  });

  it('are those of the list and no others', async () => {
    await play(async (scene) => {
      const unknown = `select save_interests('${LENA}', array[gen_random_uuid()])`;
      expect(await scene.refusal(LENA, unknown)).toMatch(/^23503/);
    });
  });
});
