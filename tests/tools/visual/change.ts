import { createHash } from 'node:crypto';
import { layOver, type Pixels } from './pixels.ts';

/** A part of a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What kind of change a picture went through: pictures that changed for the same reason say the same of it. */
export interface Change {
  /** What holds every pixel that differs. */
  readonly box: Box;
  /** The digest of what stood in the box before and after: the same wherever in a picture it stands. */
  readonly patch: string;
  /** The colour that became another one, as `#a5124f`, when that is what happened and nothing moved. */
  readonly recoloured?: { readonly from: string; readonly to: string };
}

const CHANNELS = 4;

/** Of the pixels of a colour that became another one, this part may still have it: another token has the same value. */
const LEFT_OVER = 0.3;

/** Of all pixels that differ, at least this part goes from the one colour to the other; the rest are edges. */
const LEAST_SHARE = 0.05;

const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;

/** Which colours became which, and where. */
function countPairs(old: Uint32Array, now: Uint32Array, width: number) {
  // Red is the lowest byte of a pixel on every machine that runs this.
  const rgb = (pixel = 0) => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
  const pairs = new Map<number, number>();
  const unchanged = new Map<number, number>();
  const add = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1);
  let [left, right, top, bottom, pixels] = [Infinity, -1, Infinity, -1, 0];
  for (let at = 0; at < old.length; at += 1) {
    const before = rgb(old[at]);
    if (old[at] === now[at]) {
      add(unchanged, before);
      continue;
    }
    pixels += 1;
    add(pairs, before * 0x1000000 + rgb(now[at]));
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { pairs, unchanged, box, pixels };
}

/** Which colour became which; nothing when something moved, grew or went. */
function recolouredIn({ pairs, unchanged, pixels }: ReturnType<typeof countPairs>): Change['recoloured'] {
  const [pair, count] = [...pairs].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const from = Math.floor(pair / 0x1000000);
  const to = pair % 0x1000000;
  // What moves leaves the ground where it was and covers it where it goes.
  const back = pairs.get(to * 0x1000000 + from) ?? 0;
  const isMoved = back > count / 4;
  const isLeft = (unchanged.get(from) ?? 0) > count * LEFT_OVER;
  return isMoved || isLeft || count < pixels * LEAST_SHARE ? undefined : { from: hex(from), to: hex(to) };
}

/** What happened between two pictures that differ. */
export function changeBetween(before: Pixels, after: Pixels): Change {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [old, now] = [before, after].map((picture) => {
    const laid = layOver(picture, width, height);
    return { bytes: laid, words: new Uint32Array(laid.buffer, laid.byteOffset, width * height) };
  });
  if (!old || !now) throw new Error('Two pictures are compared.');
  const found = countPairs(old.words, now.words, width);
  const { box } = found;
  const hash = createHash('sha256').update(`${box.width} ${box.height}`);
  for (const { bytes } of [old, now])
    for (let y = box.y; y < box.y + box.height; y += 1)
      hash.update(bytes.subarray((y * width + box.x) * CHANNELS, (y * width + box.x + box.width) * CHANNELS));
  const isResized = before.width !== after.width || before.height !== after.height;
  const recoloured = isResized ? undefined : recolouredIn(found);
  return { box, patch: hash.digest('base64url').slice(0, 22), ...(recoloured && { recoloured }) };
}
