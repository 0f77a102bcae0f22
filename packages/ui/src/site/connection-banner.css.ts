import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const bar = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[3],
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    minBlockSize: vars.target,
    borderBlock: '1px solid transparent',
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    animation: `${appear} ${vars.duration.state} ${vars.ease}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
export const status = styleVariants(
  {
    reconnecting: {
      background: vars.color.warnSoft,
      color: vars.color.warn,
      vars: { [vars.ring]: vars.color.warn },
    },
    back: {
      background: vars.color.goodSoft,
      color: vars.color.good,
      vars: { [vars.ring]: vars.color.good },
    },
    offline: {
      background: vars.color.ink,
      color: vars.color.canvas,
      vars: { [vars.ring]: vars.color.canvas },
    },
  },
  inRecipes,
);
export const words = style(inRecipes({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
export const sentences = style(inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] }));
export const symbol = style(inOverrides({ flex: 'none' }));
export const attempt = style(inRecipes({ fontWeight: vars.weight.regular }));
export const retry = style(
  inRecipes({
    minBlockSize: vars.target,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.field,
    fontWeight: vars.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  }),
);
