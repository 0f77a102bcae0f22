import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const list = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    marginBlock: vars.space[2],
    paddingInlineStart: '1.25em',
    listStyle: 'disc',
  }),
);
/** Far enough from the words above for the ring of the focus. */
export const help = style(inRecipes({ marginBlockStart: vars.space[3] }));
