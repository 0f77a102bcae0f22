import type { StoredFile } from '@sorella/local-stack/pglite';
import { randomFrom } from './random.ts';

const SIZE = 128;
const COLOURS = ['ground', 'hair', 'skin', 'shade', 'clothes', 'ink', 'mouth'] as const;
type Colour = (typeof COLOURS)[number];

const GROUNDS = ['f3d9c6', 'dfe6d8', 'd9e2ec', 'efe0ea', 'f5e6b8', 'e4dcf1', 'cfe5e0', 'f0d0cf'];
const HAIRS = ['2b1d16', '4a2f1f', '7a4a2a', 'a8622f', 'd9b36a', '1a1a1f', '8c2f2a', '9c9c9f'];
const SKINS = ['f6d3b8', 'eebf9b', 'd9a074', 'b97a50', '8d5636', '623a24'];
const CLOTHES = ['3d6b5c', 'a83f39', '2f4a6d', 'c98b2b', '6b4a7d', '34383f', 'b5677a', '57733a'];

const bytesOf = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const darker = (hex: string) => bytesOf(hex).map((byte) => Math.round(byte * 0.82));

const CRCS = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  return crc;
});

const big = (n: number) => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

function chunk(name: string, data: Uint8Array): Uint8Array {
  const made = new Uint8Array(data.length + 12);
  made.set(big(data.length));
  made.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  );
  made.set(data, 8);
  let crc = 0xff_ff_ff_ff;
  for (let at = 4; at < data.length + 8; at += 1)
    crc = (CRCS[(crc ^ (made[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  made.set(big(~crc >>> 0), data.length + 8);
  return made;
}

/** Bytes as zlib has them when nothing is packed: a page has no packer that answers at once. */
function unpacked(raw: Uint8Array): Uint8Array {
  let [one, other] = [1, 0];
  for (const byte of raw) {
    one = (one + byte) % 65_521;
    other = (other + one) % 65_521;
  }
  const made = new Uint8Array(raw.length + 11);
  const length = [raw.length & 255, raw.length >>> 8];
  made.set([0x78, 1, 1, ...length, ...length.map((byte) => byte ^ 255)]);
  made.set(raw, 7);
  made.set(big(((other << 16) | one) >>> 0), raw.length + 7);
  return made;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER = Uint8Array.from([...big(SIZE), ...big(SIZE), 4, 3, 0, 0, 0]);

/** A picture of up to sixteen colours. */
function png(
  palette: readonly number[],
  colourAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const width = SIZE / 2 + 1;
  const raw = new Uint8Array(width * SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 2) raw[y * width + x / 2 + 1] = (colourAt(x, y) << 4) | colourAt(x + 1, y);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', HEADER),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('IDAT', unpacked(raw)),
    chunk('IEND', new Uint8Array()),
  ];
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

/** Whether a point lies in an ellipse around another one. */
const isIn = (x: number, y: number, atX: number, atY: number, wide: number, high: number) =>
  ((x - atX) / wide) ** 2 + ((y - atY) / high) ** 2 <= 1;

/** Where her hair lies behind the face. */
const STYLES = ['long', 'bob', 'bun', 'curls'] as const;

function colourOf(
  style: (typeof STYLES)[number],
  hasGlasses: boolean,
  parting: number,
  x: number,
  y: number,
): Colour {
  const side = Math.abs(x - 64);
  const face = isIn(x, y, 64, 58, 25, 31);
  if (face) {
    if (hasGlasses && Math.abs(Math.hypot(side - 11, y - 58) - 7.5) < 1.3) return 'ink';
    if (hasGlasses && Math.abs(y - 57) < 1.2 && side < 4) return 'ink';
    if (isIn(side, y, 11, 58, 2.6, 3.2)) return 'ink';
    if (isIn(side, y, 11, 50, 5.5, 1.4)) return 'hair';
    if (isIn(x, y, 64, 66, 2.2, 2.6)) return 'shade';
    if (isIn(x, y, 64, 75, 7, 3) && y > 74) return 'mouth';
    if (y < 43 - 0.012 * (x - parting) ** 2 + 8) return 'hair';
    return 'skin';
  }
  if (style === 'bun' && isIn(x, y, 64, 18, 13, 12)) return 'hair';
  if (style === 'curls' && Math.hypot(x - 64, y - 50) < 37 + 3 * Math.sin(Math.atan2(y - 50, x - 64) * 13))
    return 'hair';
  if (isIn(x, y, 64, 52, 31, 34)) return 'hair';
  if (style === 'long' && side < 34 && y > 50 && y < 108 && side > 12) return 'hair';
  if (style === 'bob' && side < 33 && y > 50 && y < 84 && side > 14) return 'hair';
  if (side < 10 && y > 80 && y < 98) return 'shade';
  if (isIn(x, y, 64, 132, 48, 38)) return isIn(x, y, 64, 94, 15, 10) ? 'skin' : 'clothes';
  return 'ground';
}

/** A drawn face, 128 by 128 pixels: the same for the same number, seldom one of two numbers alike. */
export function aFace(n: number): StoredFile {
  const random = randomFrom(n * 7919);
  const skin = random.pick(SKINS);
  const colours: Record<Colour, number[]> = {
    ground: bytesOf(random.pick(GROUNDS)),
    hair: bytesOf(random.pick(HAIRS)),
    skin: bytesOf(skin),
    shade: darker(skin),
    clothes: bytesOf(random.pick(CLOTHES)),
    ink: bytesOf('2a2226'),
    mouth: bytesOf('b4534f'),
  };
  const [style, hasGlasses, parting] = [random.pick(STYLES), random.chance(0.2), 44 + random.below(40)];
  const palette = COLOURS.flatMap((colour) => colours[colour]);
  const places = new Map(COLOURS.map((colour, place) => [colour, place]));
  const bytes = png(palette, (x, y) => places.get(colourOf(style, hasGlasses, parting, x, y)) ?? 0);
  return { bytes, type: 'image/png' };
}
