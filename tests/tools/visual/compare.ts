import { PNG } from 'pngjs';

/** What comparing two pictures said; `difference` is a picture of it. */
export type Comparison =
  | { outcome: 'same' }
  | { outcome: 'changed'; pixels: number; difference: Buffer; sizes?: { before: string; after: string } };

const sizeOf = ({ width, height }: PNG) => `${width} × ${height}`;

/** The picture on a ground as large as both, marked where it has none: pictures of two sizes can be laid over. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height, fill: true });
  for (let at = 0; at < ground.data.length; at += 4) ground.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Whether two pictures show the same, to the pixel. Bytes are compared first, which settles nearly all; only others
 * are unpacked. No pixel may differ, by no shade, anti-aliasing included; a change of size is a change.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { outcome: 'same' };
  const { default: pixelmatch } = await import('pixelmatch');
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    onGround(old, width, height).data,
    onGround(now, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0, includeAA: true, diffColor: [214, 0, 92], alpha: 0.25 },
  );
  const resized = old.width !== now.width || old.height !== now.height;
  if (pixels === 0 && !resized) return { outcome: 'same' };
  const sizes = resized ? { sizes: { before: sizeOf(old), after: sizeOf(now) } } : {};
  return { outcome: 'changed', pixels, difference: PNG.sync.write(drawn), ...sizes };
}
