import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({ inlineSize: '10rem', blockSize: 'auto', isolation: 'isolate', forcedColorAdjust: 'none' }),
);

/** Beside two lines of words. */
export const small = style(
  inRecipes({
    display: 'block',
    inlineSize: '54px',
    blockSize: '36px',
    isolation: 'isolate',
    forcedColorAdjust: 'none',
  }),
);

const pen = {
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A line beside the circles; it follows the theme. */
export const stroke = style(
  inRecipes({ ...pen, stroke: vars.color.ink, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }),
);

/** A line on a circle, which has its colour in both themes. */
export const line = style(inRecipes({ ...pen, stroke: vars.color.night }));

/** A place kept free. */
export const dashed = style([stroke, inRecipes({ strokeDasharray: '1 8.95' })]);
