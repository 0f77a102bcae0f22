import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** The air above what a page shows; the footer brings the air below. */
export const root = style(
  inRecipes({
    paddingBlockStart: vars.space[6],
    '@media': { [media.wide]: { paddingBlockStart: vars.space[10] } },
  }),
);
/** A page that may end with a card: on a phone, with the footer's own air, 32 px above the hills. */
export const endsWithCard = style(
  inOverrides({ '@media': { [media.compact]: { paddingBlockEnd: vars.space[5] } } }),
);
