import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(inRecipes({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }));
export const skip = style(
  inRecipes({
    position: 'fixed',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    zIndex: vars.layer.skip,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.pill,
    background: vars.color.ink,
    color: vars.color.canvas,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  }),
);
export const main = style(
  inRecipes({ flex: '1 0 auto', minInlineSize: 0, selectors: { '&:focus': { outline: 'none' } } }),
);
