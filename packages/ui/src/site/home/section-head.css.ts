import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    marginBlockEnd: `clamp(${vars.space[5]}, 3vw, ${vars.space[10]})`,
  }),
);
export const words = style(inRecipes({ display: 'grid', gap: vars.space[2], maxInlineSize: '40em' }));
