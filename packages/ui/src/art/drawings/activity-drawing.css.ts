import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    inlineSize: '100%',
    blockSize: 'auto',
    overflow: 'visible',
    isolation: 'isolate',
    forcedColorAdjust: 'none',
  }),
);
export const plate = style(inRecipes({ fill: vars.color.paper }));
/** A place that is still free. */
export const awaited = style(
  inRecipes({
    fill: 'none',
    stroke: vars.color.inkFaint,
    strokeWidth: '3px',
    strokeLinecap: 'round',
    strokeDasharray: '.5 9.2',
  }),
);
