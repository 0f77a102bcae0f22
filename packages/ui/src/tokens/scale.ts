const rootPx = 16;
const narrowest = 360;
const widest = 1280;

const rem = (px: number) => `${Number((px / rootPx).toFixed(4))}rem`;

/**
 * A length that grows with the window from `from` px at 360 to `to` px at 1280, and with the reader's own text
 * size throughout, because both ends are rem.
 */
export function fluid(from: number, to: number): string {
  if (from === to) return rem(to);
  const slope = (to - from) / (widest - narrowest);
  const base = from - slope * narrowest;
  return `clamp(${rem(from)}, calc(${rem(base)} + ${Number((slope * 100).toFixed(4))}vw), ${rem(to)})`;
}

/** Text sizes in px for the usual reader: at 360 px, and at 1280 px. */
export const textSizeEnds = {
  hint: [13, 13],
  small: [14.5, 14.5],
  body: [16, 16],
  lead: [17, 19],
  card: [22, 25],
  block: [24, 28],
  section: [31, 42],
  hero: [44, 74],
} as const;

function sizeOf(name: keyof typeof textSizeEnds): string {
  const [narrow, wide] = textSizeEnds[name];
  return fluid(narrow, wide);
}

/** Text sizes as CSS lengths that grow from one end to the other. */
export const textSizes = {
  hint: sizeOf('hint'),
  small: sizeOf('small'),
  body: sizeOf('body'),
  lead: sizeOf('lead'),
  card: sizeOf('card'),
  block: sizeOf('block'),
  section: sizeOf('section'),
  hero: sizeOf('hero'),
} as const;

const px = (length: number) => `${length}px`;

/**
 * The 4 px grid: the name times 4 is the length in px. It does not grow with the reader's text, which needs the room
 * for itself (WCAG 1.4.4).
 */
export const spaces = {
  0: '0',
  1: px(4),
  2: px(8),
  3: px(12),
  4: px(16),
  5: px(20),
  6: px(24),
  7: px(28),
  8: px(32),
  10: px(40),
  12: px(48),
  14: px(56),
  16: px(64),
  20: px(80),
  24: px(96),
} as const;

/** Steps of the 4 px grid that a layout may name. */
export const gaps = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '10',
  '12',
  '14',
  '16',
  '20',
  '24',
] as const;

/** One step of the 4 px grid. */
export type Gap = (typeof gaps)[number];
