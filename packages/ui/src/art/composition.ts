import { categoryBlock } from '@sorella/core/domain/events/categories';
import type { Block } from '../tokens/palette.ts';
import { figureOf } from './figures.ts';
import { PALETTES } from './palette.ts';
import { diceFor } from './seed.ts';
import type { Shape } from './shapes.ts';

/** A whole picture: its ground and the shapes on it, lowest first. */
export interface Composition {
  block: Block;
  shapes: readonly Shape[];
}

/**
 * The generated picture of an event without a photo: the category picks colours and figure, the id
 * seeds the rest. The same id and category always give the same picture; nothing is requested or stored.
 */
export function composePicture(eventId: string, category: string | null): Composition {
  const block = categoryBlock(category);
  return { block, shapes: figureOf(category)(diceFor(eventId), PALETTES[block]) };
}
