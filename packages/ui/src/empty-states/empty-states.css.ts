import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[10],
    paddingInline: vars.space[5],
    color: vars.color.ink,
    textAlign: 'center',
    '@media': { [media.wide]: { paddingBlock: vars.space[16] } },
  }),
);

export const ground = style(
  inRecipes({
    borderRadius: vars.radius.card,
    background: vars.color.sunk,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const drawing = style(inRecipes({ marginBlockEnd: vars.space[3] }));

export const words = style(inOverrides({ maxInlineSize: 'min(34ch, 100%)', textWrap: 'balance' }));

export const action = style(inRecipes({ marginBlockStart: vars.space[4] }));
