import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The rhythm of the page: every part begins well below the one before. */
export const sections = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `clamp(${vars.space[7]}, 8vw, 8rem)`,
  }),
);
