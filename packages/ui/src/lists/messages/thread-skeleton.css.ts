import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    justifyContent: 'flex-end',
    gap: vars.space[3],
    minBlockSize: 0,
    overflow: 'hidden',
    padding: vars.space[6],
  }),
);
export const line = style(inRecipes({ display: 'flex' }));
export const own = style(inRecipes({ justifyContent: 'flex-end' }));
