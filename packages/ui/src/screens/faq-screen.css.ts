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
