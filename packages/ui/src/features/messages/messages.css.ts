import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const panel = style(
  inRecipes({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[5],
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    overflowY: 'auto',
    padding: vars.space[4],
    '@media': { [media.wide]: { padding: vars.space[6] } },
  }),
);
export const centered = style(
  inRecipes({
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    minBlockSize: 0,
    overflowY: 'auto',
    padding: vars.space[4],
  }),
);
export const note = style(inRecipes({ paddingBlock: vars.space[2], paddingInline: vars.space[6] }));
export const readOnly = style(
  inRecipes({
    padding: vars.space[4],
    borderBlockStart: `1px solid ${c.line}`,
    background: c.sunk,
    textAlign: 'center',
  }),
);
