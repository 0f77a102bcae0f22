import { DataError, type Profiles } from '@sorella/core/data-port';
import { AVATAR_CACHE_SECONDS, PHOTO_MAX_BYTES, PHOTO_TYPES, sniffPhotoType } from '@sorella/core/domain';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

const BUCKET = 'profile-pictures';
/** What Storage answers to an upload, as far as it proves that it was Storage. */
const Stored = z.object({ fullPath: z.string() });
const placeOf = (userId: string, extension: string) => `${userId}/profile.${extension}`;

/** Storage answers without a status: what came back without one never reached it. */
const told = <Data>(call: PromiseLike<{ data: Data; error: unknown }>) =>
  call.then((answer) => ({ ...answer, status: 0 }));

/** See {@link Profiles.uploadAvatar}. */
export function createAvatarUpload(connection: Connection): Profiles['uploadAvatar'] {
  return async (userId, photo) => {
    const type = sniffPhotoType(photo);
    if (!type) throw new DataError('unsupported-file');
    if (photo.byteLength > PHOTO_MAX_BYTES) throw new DataError('file-too-large');
    const bucket = (await connection.client()).storage.from(BUCKET);
    const place = placeOf(userId, PHOTO_TYPES[type]);
    // Bytes, not a file: what supabase-js sends for a Blob is a form, which not every Storage takes.
    const bytes = photo.slice().buffer;
    const { data } = await answered(
      connection,
      told(
        bucket.upload(place, bytes, {
          upsert: true,
          contentType: type,
          cacheControl: `${AVATAR_CACHE_SECONDS}`,
        }),
      ),
    );
    parsed(Stored, data);
    // The address stays the same from picture to picture, and the old one is cached for an hour.
    return `${bucket.getPublicUrl(place).data.publicUrl}?v=${Date.now().toString(36)}`;
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
