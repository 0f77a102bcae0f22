import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** `text` is a line, as high as its letters; `box` takes the room it is given; `circle` and `pill` say it. */
export const skeletonShapes = ['text', 'box', 'circle', 'pill'] as const;

export const across = createVar();
export const high = createVar();

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = style(
  inRecipes({
    display: 'block',
    maxInlineSize: '100%',
    inlineSize: fallbackVar(across, '100%'),
    blockSize: fallbackVar(high, 'auto'),
    background: `color-mix(in srgb, ${vars.color.inkFaint} 20%, ${vars.color.sunk})`,
    animation: `${pulse} 1600ms ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'none', outline: '1px dashed GrayText' },
    },
  }),
);

export const shape = styleVariants(
  {
    text: { borderRadius: '6px', blockSize: '.8em', marginBlock: '.375em' },
    box: { borderRadius: vars.radius.box },
    circle: { borderRadius: '50%' },
    pill: { borderRadius: vars.radius.pill },
  },
  inRecipes,
);
