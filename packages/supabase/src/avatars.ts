import type { Profiles } from '@sorella/core/data-port';
import { AVATAR_CACHE_SECONDS } from '@sorella/core/domain/limits';
import { PHOTO_TYPES } from '@sorella/core/domain/profile/photo';
import type { Connection } from './connection.ts';
import { told, uploadPicture } from './pictures.ts';
import { answered } from './wire.ts';

const BUCKET = 'profile-pictures';
const placeOf = (userId: string, extension: string) => `${userId}/profile.${extension}`;

/** See {@link Profiles.uploadAvatar}. */
export function createAvatarUpload(connection: Connection): Profiles['uploadAvatar'] {
  return async (userId, photo) => {
    const url = await uploadPicture(connection, {
      bucket: BUCKET,
      bytes: photo,
      placeOf: (extension) => placeOf(userId, extension),
      cacheSeconds: AVATAR_CACHE_SECONDS,
      upsert: true,
    });
    // The address stays the same from picture to picture, and the old one is cached for an hour.
    return `${url}?v=${Date.now().toString(36)}`;
  };
}

/**
 * Removes the pictures that the member had before in another type. Only once the profile points at the
 * new one: until then an upload may still come to nothing, and the old one is the member's. What
 * cannot be removed now is removed with the next change.
 */
export async function removeOtherAvatars(
  connection: Connection,
  userId: string,
  avatarUrl: string | null,
): Promise<void> {
  const [path = ''] = avatarUrl?.split('?') ?? [];
  const others = Object.values(PHOTO_TYPES)
    .map((extension) => placeOf(userId, extension))
    .filter((place) => !path.endsWith(place));
  const client = await connection.client();
  await answered(connection, told(client.storage.from(BUCKET).remove(others))).catch(() => undefined);
}
