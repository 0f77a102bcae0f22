import { type Block, blocks, type ColorName, dark, light, moreContrast } from './palette.ts';

/** An ink or an edge, and what it lies on. */
export type Pair = readonly [ColorName, ColorName];

const grounds = ['canvas', 'surface', 'sunk'] as const;
const onEveryGround = (ink: ColorName) => grounds.map((ground): Pair => [ink, ground]);

/** The ink of each pastel block. */
export const inkOfBlock = {
  butter: 'butterInk',
  pistachio: 'pistachioInk',
  lilac: 'lilacInk',
  sky: 'skyInk',
  peach: 'peachInk',
  rose: 'roseInk',
} as const satisfies Record<Block, ColorName>;

const onBlocks = blocks.map((block): Pair => [inkOfBlock[block], block]);

/** Every pair of ink and ground that text may be drawn with; every other is not permitted. */
export const textPairs: readonly Pair[] = [
  ...onEveryGround('ink'),
  ...onEveryGround('inkSoft'),
  ...onEveryGround('inkFaint'),
  ...onEveryGround('berry'),
  ...onEveryGround('good'),
  ...onEveryGround('warn'),
  ...onEveryGround('bad'),
  ['onBerry', 'berry'],
  ['onBerry', 'berryHover'],
  ['ink', 'berrySoft'],
  ['inkSoft', 'berrySoft'],
  ['berry', 'berrySoft'],
  ['canvas', 'ink'],
  ['surface', 'bad'],
  ['good', 'goodSoft'],
  ['warn', 'warnSoft'],
  ['bad', 'badSoft'],
  ['ink', 'goodSoft'],
  ['ink', 'warnSoft'],
  ['ink', 'badSoft'],
  ['night', 'paper'],
  ['paper', 'alarm'],
  ['butterInk', 'paper'],
  ...onBlocks,
];

/** Borders of controls and the focus ring, against what lies around them. */
export const edgePairs: readonly Pair[] = [
  ...onEveryGround('inkFaint'),
  ...onEveryGround('berry'),
  ...onEveryGround('bad'),
  ...onBlocks,
];

/** The colours of every mode, and the contrast that text and edges have in it at least. */
export const colorModes = {
  light: { label: 'Light', colors: light, text: 4.5, edges: 3 },
  dark: { label: 'Dark', colors: dark, text: 4.5, edges: 3 },
  lightMoreContrast: {
    label: 'Light, more contrast',
    colors: { ...light, ...moreContrast.light },
    text: 7,
    edges: 4.5,
  },
  darkMoreContrast: {
    label: 'Dark, more contrast',
    colors: { ...dark, ...moreContrast.dark },
    text: 7,
    edges: 4.5,
  },
} as const satisfies Record<
  string,
  { label: string; colors: Readonly<Record<ColorName, string>>; text: number; edges: number }
>;
