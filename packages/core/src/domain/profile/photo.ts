import { PHOTO_MAX_BYTES } from '../limits.ts';

/** The four image types and the extension each is stored under. */
export const PHOTO_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

/** One of the four accepted types. */
export type PhotoType = keyof typeof PHOTO_TYPES;

/** How many of the first bytes {@link sniffPhotoType} looks at. */
export const PHOTO_SIGNATURE_BYTES = 12;

function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

/** The type that the first bytes of a file tell, whatever its name says; null for anything else. */
export function sniffPhotoType(bytes: Uint8Array): PhotoType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  return null;
}

/** Whether a file may be used as a photo, and if not, which notice says why. */
export type PhotoCheck =
  | { readonly kind: 'ok'; readonly type: PhotoType }
  | { readonly kind: 'refused'; readonly notice: 'photo-type-invalid' | 'photo-too-large' };

/**
 * Checks a photo by its first bytes and its size in bytes; the type comes first, since a
 * large file of a wrong type is not helped by being smaller.
 */
export function checkPhoto(file: { readonly firstBytes: Uint8Array; readonly size: number }): PhotoCheck {
  const type = sniffPhotoType(file.firstBytes);
  if (!type) return { kind: 'refused', notice: 'photo-type-invalid' };
  if (file.size > PHOTO_MAX_BYTES) return { kind: 'refused', notice: 'photo-too-large' };
  return { kind: 'ok', type };
}
