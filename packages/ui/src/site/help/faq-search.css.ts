import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(inRecipes({ display: 'grid', gap: vars.space[2], maxInlineSize: '36rem' }));
export const box = style(inRecipes({ position: 'relative', display: 'grid', alignItems: 'center' }));
export const symbol = style(
  inOverrides({
    position: 'absolute',
    insetInlineStart: vars.space[4],
    color: vars.color.inkFaint,
    pointerEvents: 'none',
  }),
);
export const input = style(
  inOverrides({
    minBlockSize: '56px',
    paddingInline: '48px',
    borderRadius: vars.radius.pill,
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
);
export const clear = style(inRecipes({ position: 'absolute', insetInlineEnd: '6px' }));
export const count = style(
  inRecipes({
    minBlockSize: '1lh',
    paddingInlineStart: vars.space[4],
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
  }),
);
