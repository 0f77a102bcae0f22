import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const columns = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    alignItems: 'start',
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', alignItems: 'stretch' },
    },
  }),
);
export const ways = style(inRecipes({ display: 'grid', gap: vars.space[4] }));
export const way = style(
  inOverrides({ display: 'grid', justifyItems: 'start', gap: vars.space[2], overflowWrap: 'anywhere' }),
);
/** On a coloured ground berry would not be read. */
export const link = style(inOverrides({ color: 'inherit' }));
