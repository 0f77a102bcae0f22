import { style } from '@vanilla-extract/css';
import { inRecipes } from './in-layer.ts';

/** Read aloud, not seen. */
export const visuallyHidden = style(
  inRecipes({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
