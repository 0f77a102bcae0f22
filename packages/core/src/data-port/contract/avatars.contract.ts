import { expect } from 'vitest';
import { PHOTO_MAX_BYTES } from '../../domain/limits.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A photo of some bytes: what the first ones tell, and then whatever. */
const aPng = (mark = 0) => Uint8Array.from([...bytesOf('\x89PNG\r\n\x1a\n'), 1, 2, 3, mark]);
const aJpeg = () => Uint8Array.from([...bytesOf('\xff\xd8\xff'), 1, 2, 3]);

/** What the port promises about a member's one picture. */
export function describeAvatarsContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('avatars', createHarness, options, (promise) => {
    promise('stores a photo that everyone can see, at the place of its owner (R-148)', async (harness) => {
      const { data, userId, email } = await harness.newMember();
      const url = await data.profiles.uploadAvatar(userId, aPng());
      expect(url).toMatch(new RegExp(`/profile-pictures/${userId}/profile\\.png\\?v=[\\w-]+$`));
      expect(await harness.pictureAt(url)).toEqual(aPng());
      expect(await data.profiles.update(userId, { avatarUrl: url })).toMatchObject({ avatarUrl: url });
      expect(await data.profiles.getPublic([userId])).toMatchObject([{ avatarUrl: url }]);
      const { admin } = await harness.dataFor('admin');
      const { rows } = await admin.listMembers({ page: 1, pageSize: 10, search: email });
      expect(rows).toMatchObject([{ userId, avatarUrl: url }]);
    });

    promise('stores another over it (R-148)', async (harness) => {
      const { data, userId } = await harness.newMember();
      await data.profiles.uploadAvatar(userId, aPng(1));
      const url = await data.profiles.uploadAvatar(userId, aPng(2));
      expect(await harness.pictureAt(url)).toEqual(aPng(2));
    });

    promise(
      'keeps the old one of another type until the profile shows the new one (R-144, A-53)',
      async (harness) => {
        const { data, userId } = await harness.newMember();
        const png = await data.profiles.uploadAvatar(userId, aPng());
        await data.profiles.update(userId, { avatarUrl: png });
        const jpeg = await data.profiles.uploadAvatar(userId, aJpeg());
        expect(jpeg).toContain('/profile.jpg?');
        expect(await harness.pictureAt(png)).toEqual(aPng());
        await data.profiles.update(userId, { avatarUrl: jpeg });
        expect(await harness.pictureAt(png)).toBeNull();
        expect(await harness.pictureAt(jpeg)).toEqual(aJpeg());
      },
    );

    promise('leaves none behind when she takes her picture off', async (harness) => {
      const { data, userId } = await harness.newMember();
      const url = await data.profiles.uploadAvatar(userId, aPng());
      await data.profiles.update(userId, { avatarUrl: url });
      await data.profiles.update(userId, { avatarUrl: null });
      expect(await harness.pictureAt(url)).toBeNull();
    });

    for (const [what, bytes, code] of [
      ['an .exe renamed .png', bytesOf('MZ\x90\x00 and so on'), 'unsupported-file'],
      ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupported-file'],
      ['nothing', new Uint8Array(), 'unsupported-file'],
      [
        'a photo of more than 5 MB',
        Uint8Array.from({ length: PHOTO_MAX_BYTES + 1 }, (_, at) => aPng()[at] ?? 0),
        'file-too-large',
      ],
    ] as const)
      promise(`rejects ${what} with ${code}, and keeps what she has (R-105, R-144)`, async (harness) => {
        const { data, userId } = await harness.newMember();
        const url = await data.profiles.uploadAvatar(userId, aPng());
        expect(await rejection(data.profiles.uploadAvatar(userId, bytes))).toBe(code);
        expect(await harness.pictureAt(url)).toEqual(aPng());
      });

    for (const [who, code] of [
      ['maya', 'forbidden'],
      ['admin', 'forbidden'],
      ['visitor', 'not-signed-in'],
    ] as const)
      promise(
        `stores no picture of hers while ${who} is there, but rejects with ${code} (R-150)`,
        async (harness) => {
          const { data, userId } = await harness.newMember();
          const url = await data.profiles.uploadAvatar(userId, aPng(1));
          const other = await harness.dataFor(who);
          expect(await rejection(other.profiles.uploadAvatar(userId, aPng(2)))).toBe(code);
          expect(await harness.pictureAt(url)).toEqual(aPng(1));
        },
      );
  });
}
