import { style } from '@vanilla-extract/css';
import { inRecipes } from './in-layer.ts';

/** The rules of what is read aloud and not seen, for a style in which they hold in some windows only. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Read aloud, not seen. */
export const visuallyHidden = style(inRecipes(unseen));
