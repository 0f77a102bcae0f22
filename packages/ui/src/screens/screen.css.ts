import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** The air above and below what a page shows. */
export const root = style(
  inRecipes({
    paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    '@media': { [media.wide]: { paddingBlock: `${vars.space[10]} ${vars.space[24]}` } },
  }),
);
