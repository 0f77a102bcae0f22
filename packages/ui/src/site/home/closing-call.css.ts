import { style, styleVariants } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

/** Berry in both themes: it is a picture with words on it. */
export const root = style(
  inRecipes({
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'center',
    // On a phone the circles stand in the corner beside the button, below the words.
    padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[14]}`,
    borderRadius: vars.radius.card,
    background: c.artBerry,
    color: c.paper,
    vars: { [vars.ring]: c.paper },
    '@media': {
      [media.wide]: {
        minBlockSize: '26rem',
        padding: `${vars.space[16]} clamp(${vars.space[8]}, 6vw, ${vars.space[20]})`,
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const words = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[5],
    maxInlineSize: '30rem',
  }),
);
export const title = style(inOverrides({ textWrap: 'balance' }));
export const drawing = style(
  inRecipes({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    blockSize: 'min(8.5rem, 36vw)',
    aspectRatio: '620 / 420',
    overflow: 'visible',
    pointerEvents: 'none',
    // The circles multiply with each other; on berry they keep their own light.
    isolation: 'isolate',
    '@media': {
      [media.wide]: { inlineSize: '52%', blockSize: '100%', aspectRatio: 'auto' },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);
export const circle = styleVariants(
  { tangerine: c.artTangerine, violet: c.artViolet, honey: c.artHoney },
  (fill) => inRecipes({ fill, mixBlendMode: 'multiply' }),
);
