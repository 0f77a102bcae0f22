import { type Change, changeBetween } from './change.ts';
import { isSame, layOver, readPixels, writePicture } from './pixels.ts';

/** What comparing the pixels of two pictures said; `picture` shows where they differ. */
export type Difference =
  | { outcome: 'same' }
  | {
      outcome: 'changed';
      pixels: number;
      picture: Buffer;
      change: Change;
      sizes?: { before: string; after: string };
    };

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/**
 * Whether two pictures show the same, to the pixel, whatever their files are packed with. No pixel may differ, by no
 * shade, anti-aliasing included; a change of size is a change.
 */
export async function diffPictures(before: Buffer, after: Buffer): Promise<Difference> {
  const [old, now] = await Promise.all([readPixels(before), readPixels(after)]);
  if (isSame(old, now)) return { outcome: 'same' };
  // Nearly every picture is the same: what tells differences apart is loaded for the others only.
  const { default: pixelmatch } = await import('pixelmatch');
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(layOver(old, width, height), layOver(now, width, height), drawn, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [214, 0, 92],
    alpha: 0.25,
  });
  const resized = old.width !== now.width || old.height !== now.height;
  const picture = await writePicture({ width, height, data: drawn });
  const sizes = resized ? { sizes: { before: sizeOf(old), after: sizeOf(now) } } : {};
  return { outcome: 'changed', pixels, picture, change: changeBetween(old, now), ...sizes };
}
