import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const theirs = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    marginBlock: vars.space[3],
  }),
);
export const quote = style(
  inRecipes({
    paddingInlineStart: vars.space[3],
    borderInlineStart: '3px solid currentColor',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
