import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    isolation: 'isolate',
    forcedColorAdjust: 'none',
  }),
);

export const drawing = style(
  inRecipes({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', isolation: 'isolate' }),
);

export const photo = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: `opacity ${vars.duration.state} ${vars.ease}`,
    selectors: { '&[data-state="loaded"]': { opacity: 1 } },
  }),
);
