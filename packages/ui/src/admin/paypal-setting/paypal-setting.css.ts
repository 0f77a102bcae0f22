import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inOverrides({
    display: 'grid',
    gap: vars.space[5],
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[7] },
    },
  }),
);
export const words = style(inRecipes({ display: 'grid', gap: vars.space[1], alignContent: 'start' }));
export const form = style(
  inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0, alignContent: 'start' }),
);
export const loading = style(inRecipes({ display: 'grid', gap: vars.space[2] }));
