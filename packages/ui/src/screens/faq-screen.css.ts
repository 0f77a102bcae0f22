import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const more = style(
  inOverrides({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
  }),
);
export const words = style(inRecipes({ minInlineSize: 0, maxInlineSize: '100%' }));
export const most = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    columnGap: vars.space[5],
  }),
);
