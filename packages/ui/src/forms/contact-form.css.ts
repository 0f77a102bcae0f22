import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const form = style(inRecipes({ position: 'relative', display: 'grid', gap: vars.space[5] }));
export const pair = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
/** Neither seen nor read aloud nor reached: only what fills in every field of a page finds it. */
export const trap = style(
  inRecipes({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
export const send = style(
  inOverrides({ justifySelf: 'start', '@media': { [media.compact]: { justifySelf: 'stretch' } } }),
);
