import { DataError } from '@sorella/core/data-port';
import { PHOTO_MAX_BYTES } from '@sorella/core/domain/limits';
import { PHOTO_TYPES, sniffPhotoType } from '@sorella/core/domain/profile/photo';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answered, parsed } from './wire.ts';

/** What Storage answers to an upload, as far as it proves that it was Storage. */
const Stored = z.object({ fullPath: z.string() });

/** Storage answers without a status: what came back without one never reached it. */
export const told = <Data>(call: PromiseLike<{ data: Data; error: unknown }>) =>
  call.then((answer) => ({ ...answer, status: 0 }));

/** A picture on its way to Storage. */
interface Upload {
  bucket: 'profile-pictures' | 'event-images';
  bytes: Uint8Array;
  /** Where it goes, by what its bytes say it is. */
  placeOf(extension: string): string;
  cacheSeconds: number;
  /** Whether it may take the place of another. */
  upsert: boolean;
}

/** Stores a picture and gives its public address. Rejects with `file-too-large`, `unsupported-file`, `forbidden`. */
export async function uploadPicture(
  connection: Connection,
  { bucket, bytes, placeOf, cacheSeconds, upsert }: Upload,
): Promise<string> {
  const contentType = sniffPhotoType(bytes);
  if (!contentType) throw new DataError('unsupported-file');
  if (bytes.byteLength > PHOTO_MAX_BYTES) throw new DataError('file-too-large');
  const place = placeOf(PHOTO_TYPES[contentType]);
  const files = (await connection.client()).storage.from(bucket);
  // Bytes, not a file: what supabase-js sends for a Blob is a form, which not every Storage takes.
  const call = files.upload(place, bytes.slice().buffer, {
    upsert,
    contentType,
    cacheControl: `${cacheSeconds}`,
  });
  parsed(Stored, (await answered(connection, told(call))).data);
  return files.getPublicUrl(place).data.publicUrl;
}
