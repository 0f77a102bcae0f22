import type { Block, ColorName } from '../tokens/palette.ts';

/** The colours that pictures are drawn with, by token name: the inks of the blocks and the paints. */
export type Ink = Extract<ColorName, `${Block}Ink` | `art${string}`>;

/** The inks of one generated picture; the ground is the block of the same family. */
export interface Palette {
  /** The heavy shape: the block's own ink. */
  deep: Ink;
  /** The bright shape that overlaps it. */
  vivid: Ink;
  /** The sun. */
  glow: Ink;
  /** The colour that does not belong to the family. */
  spark: Ink;
}

/** One palette for each block. */
export const PALETTES: Readonly<Record<Block, Palette>> = {
  peach: { deep: 'peachInk', vivid: 'artTangerine', glow: 'artHoney', spark: 'artBerry' },
  pistachio: { deep: 'pistachioInk', vivid: 'artMoss', glow: 'artHoney', spark: 'artTangerine' },
  lilac: { deep: 'lilacInk', vivid: 'artViolet', glow: 'artApricot', spark: 'artBerry' },
  sky: { deep: 'skyInk', vivid: 'artViolet', glow: 'artHoney', spark: 'artTangerine' },
  butter: { deep: 'butterInk', vivid: 'artTangerine', glow: 'artApricot', spark: 'artMoss' },
  rose: { deep: 'roseInk', vivid: 'artApricot', glow: 'artViolet', spark: 'artBerry' },
};
