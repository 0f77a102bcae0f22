import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const list = style(inRecipes({ display: 'grid', margin: 0 }));
export const line = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${c.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
export const keys = style(inRecipes({ display: 'flex', gap: vars.space[1], order: 1, flex: 'none' }));
export const key = style(
  inRecipes({
    minInlineSize: '2rem',
    paddingInline: vars.space[2],
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.field,
    border: `1px solid ${c.line}`,
    background: c.sunk,
    fontFamily: 'inherit',
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
  }),
);
export const does = style(inRecipes({ margin: 0, minInlineSize: 0 }));
