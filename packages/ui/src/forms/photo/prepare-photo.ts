import { checkPhoto, PHOTO_SIGNATURE_BYTES } from '@sorella/core/domain/profile/photo';
import {
  AVATAR_SHAPE,
  cutOf,
  type ImageSize,
  type PhotoCrop,
  type PhotoShape,
} from '@sorella/core/domain/profile/photo-crop';
import type { StoredPhoto } from '@sorella/core/domain/sign-up/sign-up-data';
import type { photoNotices } from '@sorella/core/notices/photo.notices';

/** Why a file cannot become a photo: the id of the notice that says so. */
export type PhotoRefusal = keyof typeof photoNotices;

/** A checked file, decoded and upright: EXIF's turn is already done in its width and height. */
export interface OpenedPhoto extends ImageSize {
  readonly image: HTMLImageElement;
  /** Of the file as it is, for looking at; good until `close`. */
  readonly url: string;
  readonly fileName: string;
  close(): void;
}

/** What became of a file. */
export type OpenedFile =
  | { readonly kind: 'opened'; readonly photo: OpenedPhoto }
  | { readonly kind: 'refused'; readonly notice: PhotoRefusal };

/** A square of more px than any camera makes; beyond it canvases stay empty without saying so. */
const MOST_PIXELS = 150_000_000;
/** From the best on: the first that is small enough is taken. */
const JPEG_QUALITIES = [0.86, 0.72, 0.5, 0.3] as const;
const LONGEST_NAME = 100;

const refused = (notice: PhotoRefusal): OpenedFile => ({ kind: 'refused', notice });

/** Checks a file by its bytes, then its size, and decodes it. Never rejects. */
export async function openPhoto(file: File): Promise<OpenedFile> {
  let url = '';
  try {
    const firstBytes = new Uint8Array(await file.slice(0, PHOTO_SIGNATURE_BYTES).arrayBuffer());
    const check = checkPhoto({ firstBytes, size: file.size });
    if (check.kind === 'refused') return refused(check.notice);
    url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height === 0 || width * height > MOST_PIXELS) throw new Error('not to be drawn');
    const close = () => URL.revokeObjectURL(url);
    return { kind: 'opened', photo: { image, url, width, height, fileName: file.name, close } };
  } catch {
    // A folder, a file that is gone, bytes that only begin like an image.
    URL.revokeObjectURL(url);
    return refused('photo-unreadable');
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join(''));
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME) || 'photo'}.jpg`;

/**
 * The chosen part as a JPEG no larger than its shape says (an avatar's 512 × 512 px are about 50 KB), drawn anew:
 * nothing of the file but its pixels goes on, so no place and no device is given away. Rejects when the browser
 * cannot draw it.
 */
export async function preparePhoto(
  photo: OpenedPhoto,
  crop: PhotoCrop,
  shape: PhotoShape = AVATAR_SHAPE,
): Promise<StoredPhoto> {
  const { left, top, width, height } = cutOf(photo, crop, shape.ratio);
  const across = Math.max(1, Math.min(shape.width, Math.round(width)));
  const down = Math.max(1, Math.round(across / shape.ratio));
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = down;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas');
  brush.imageSmoothingQuality = 'high';
  // A JPEG knows no transparency: what shines through would be black.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, across, down);
  brush.drawImage(photo.image, left, top, width, height, 0, 0, across, down);
  let blob: Blob | null = null;
  for (const quality of JPEG_QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= shape.maxBytes) break;
  }
  if (!blob) throw new Error('This browser could not make a JPEG');
  return { data: await base64Of(blob), name: jpegName(photo.fileName), type: 'image/jpeg', size: blob.size };
}
