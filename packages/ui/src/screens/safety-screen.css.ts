import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** Beside each other where there is room: the page is drawn by the build, and no style may stand in its elements. */
export const ways = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: vars.space[5],
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** The longest of them stands beside the two others. */
export const way = style(
  inOverrides({ '@media': { [media.wide]: { selectors: { '&:first-child': { gridRow: 'span 2' } } } } }),
);
