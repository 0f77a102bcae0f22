import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/**
 * What a badge says by its colour. `paper`, `night` and `alarm` are for pictures and stay the same in both themes;
 * the six blocks are decoration without meaning.
 */
export const badgeTones = [
  'neutral',
  'berry',
  'good',
  'warn',
  'bad',
  'paper',
  'night',
  'alarm',
  'butter',
  'pistachio',
  'lilac',
  'sky',
  'peach',
  'rose',
] as const;
/** Sizes of a badge: 13 px in a tight pill, or 14.5 px in a roomy one. */
export const badgeSizes = ['small', 'large'] as const;

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    borderRadius: vars.radius.pill,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    // In high contrast the ground vanishes; this line then shows the shape.
    border: '1px solid transparent',
  }),
);
export const size = styleVariants(
  {
    small: { fontSize: vars.size.hint, paddingBlock: '3px', paddingInline: vars.space[3] },
    large: { fontSize: vars.size.small, paddingBlock: '6px', paddingInline: '14px' },
  },
  inRecipes,
);
export const tone = styleVariants(
  {
    neutral: { background: c.sunk, color: c.inkSoft },
    berry: { background: c.berry, color: c.onBerry },
    good: { background: c.goodSoft, color: c.good },
    warn: { background: c.warnSoft, color: c.warn },
    bad: { background: c.badSoft, color: c.bad },
    paper: { background: c.paper, color: c.night },
    night: { background: c.night, color: c.paper },
    alarm: { background: c.alarm, color: c.paper },
    butter: { background: c.butter, color: c.butterInk },
    pistachio: { background: c.pistachio, color: c.pistachioInk },
    lilac: { background: c.lilac, color: c.lilacInk },
    sky: { background: c.sky, color: c.skyInk },
    peach: { background: c.peach, color: c.peachInk },
    rose: { background: c.rose, color: c.roseInk },
  },
  inRecipes,
);
