import { keyframes, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { unseen } from '../../styles/visually-hidden.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const still = '(prefers-reduced-motion: no-preference)';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    padding: vars.space[5],
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.wide]: { padding: vars.space[7] },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const title = style(inOverrides(unseen));

export const live = style(inOverrides({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** The list is live. */
export const dot = style(
  inRecipes({
    flex: 'none',
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: vars.radius.pill,
    background: vars.color.good,
    '@media': {
      [still]: { animation: `${breathe} 2.4s ease-in-out infinite` },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  }),
);
