import sharp from 'sharp';

/** A picture unpacked: four bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const CHANNELS = 4;

/** Unpacks a picture file of any kind. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Packs a picture for keeping. WebP without loss takes less than half of what a browser's PNG takes, and every
 * change of a look is kept for good in the repository's history.
 */
export const writePicture = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

/** Whether two pictures have the same size and the same pixels. */
export const isSame = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/** The picture on a ground of this size, marked where it has none: pictures of two sizes can be laid over. */
export function layOver(picture: Pixels, width: number, height: number): Buffer {
  const ground = Buffer.alloc(width * height * CHANNELS, Buffer.from([255, 0, 255, 255]));
  const row = picture.width * CHANNELS;
  for (let y = 0; y < picture.height; y += 1)
    picture.data.copy(ground, y * width * CHANNELS, y * row, (y + 1) * row);
  return ground;
}
