import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const list = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);

export const message = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderInlineStart: `3px solid ${vars.color.berry}`,
    borderRadius: vars.radius.box,
    background: vars.color.sunk,
    color: vars.color.ink,
    fontSize: vars.size.small,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
