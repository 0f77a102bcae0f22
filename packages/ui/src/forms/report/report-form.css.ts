import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const reasons = style(inRecipes({ display: 'grid', border: 0, minInlineSize: 0 }));
export const legend = style(
  inRecipes({ fontWeight: vars.weight.strong, fontSize: vars.size.small, marginBlockEnd: vars.space[1] }),
);
export const reason = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '44px',
    cursor: 'pointer',
    accentColor: vars.color.berry,
  }),
);
export const missing = style(inRecipes({ color: vars.color.bad, fontSize: vars.size.small }));
