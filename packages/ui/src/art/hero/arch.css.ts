import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** A gate to come in by: round above, standing on the ground below. */
export const root = style(
  inRecipes({
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    aspectRatio: '560 / 476',
    borderRadius: `min(16rem, 42vw) min(16rem, 42vw) ${vars.radius.card} ${vars.radius.card}`,
    background: vars.color.peach,
    '@media': {
      [media.wide]: {
        borderRadius: `min(17rem, 20vw) min(17rem, 20vw) ${vars.radius.card} ${vars.radius.card}`,
      },
      // A narrower arch keeps the drawing's own ratio: a tall one would cut through its faces.
      [media.roomy]: { minBlockSize: 'min(31rem, 44vw)', blockSize: '100%' },
    },
  }),
);
export const still = style(
  inOverrides({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
);
