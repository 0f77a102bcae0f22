import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The circles multiply with their own ground, never with the page. */
export const root = style(
  inRecipes({
    inlineSize: '100%',
    blockSize: '100%',
    isolation: 'isolate',
    background: vars.color.peach,
    forcedColorAdjust: 'none',
  }),
);
