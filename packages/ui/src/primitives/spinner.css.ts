import { keyframes, style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';

const meet = keyframes({
  '0%, 100%': { transform: 'translateX(0)' },
  '50%': { transform: 'translateX(.38em)' },
});
const part = keyframes({
  '0%, 100%': { transform: 'translateX(0)' },
  '50%': { transform: 'translateX(-.38em)' },
});

/** Two circles that meet and part: the mark, at work. As tall as the text around it. */
export const root = style(
  inRecipes({
    position: 'relative',
    display: 'inline-block',
    inlineSize: '1em',
    blockSize: '1em',
    flex: 'none',
  }),
);

const circle = inRecipes({
  position: 'absolute',
  insetBlockStart: '.19em',
  inlineSize: '.62em',
  blockSize: '.62em',
  borderRadius: '50%',
  background: 'currentColor',
  animationDuration: '900ms',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'ease-in-out',
  '@media': {
    [media.reducedMotion]: { animationName: 'none' },
    [media.forcedColors]: { background: 'CanvasText' },
  },
});

export const first = style([circle, inRecipes({ insetInlineStart: 0, opacity: 0.9, animationName: meet })]);
export const second = style([circle, inRecipes({ insetInlineEnd: 0, opacity: 0.5, animationName: part })]);
