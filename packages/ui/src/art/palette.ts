import { type EventCategory, isEventCategory } from '@sorella/core/domain';
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

/** What a picture is made of. */
export type Motif = 'circles' | 'hills' | 'bars';

type Motifs = readonly [Motif, ...Motif[]];

const gathering: Motifs = ['circles', 'circles', 'hills'];
const outdoors: Motifs = ['hills', 'hills', 'circles'];
const learning: Motifs = ['bars', 'bars', 'circles'];
const anything: Motifs = ['circles', 'hills', 'bars'];

const MOTIFS: Readonly<Record<EventCategory, Motifs>> = {
  Networking: gathering,
  Workshop: learning,
  Social: gathering,
  'Professional Development': learning,
  Cultural: ['bars', 'circles', 'hills'],
  'Wellness & Fitness': outdoors,
  'Food & Drinks': gathering,
  Entertainment: ['circles', 'bars'],
  Educational: learning,
  Volunteer: gathering,
  Business: ['bars', 'circles'],
  'Creative Arts': ['circles', 'bars'],
  'Sports & Recreation': outdoors,
  Technology: learning,
  Other: anything,
};

/**
 * The motifs that the pictures of a category are drawn from; named twice, a motif is twice as likely.
 * Every motif for an event without a category and for a category we don't know.
 */
export function motifsOf(category: string | null): Motifs {
  return isEventCategory(category) ? MOTIFS[category] : anything;
}
