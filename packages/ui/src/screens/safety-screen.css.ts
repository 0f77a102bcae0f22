import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** Beside each other where there is room: the page is drawn by the build, and no style may stand in its elements. */
export const ways = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: vars.space[5],
  }),
);
