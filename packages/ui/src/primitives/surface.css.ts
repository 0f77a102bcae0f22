import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** `raised` floats, `outlined` lies flat, `sunk` is a well, `ink` is the dark one; the rest are pastel blocks. */
export const surfaceGrounds = [
  'raised',
  'outlined',
  'sunk',
  'ink',
  'butter',
  'pistachio',
  'lilac',
  'sky',
  'peach',
  'rose',
] as const;
/** Room inside, in steps of the 4 px grid. */
export const surfacePaddings = ['none', 'small', 'medium', 'large'] as const;

const c = vars.color;

export const root = style(
  inRecipes({
    position: 'relative',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    border: '1.5px solid transparent',
  }),
);

export const ground = styleVariants(
  {
    raised: { background: c.surface, color: c.ink, boxShadow: vars.shadow.raised },
    outlined: { background: c.surface, color: c.ink, borderColor: c.line },
    sunk: { background: c.sunk, color: c.ink },
    ink: { background: c.ink, color: c.canvas, vars: { [vars.ring]: c.canvas } },
    butter: { background: c.butter, color: c.butterInk, vars: { [vars.ring]: c.butterInk } },
    pistachio: { background: c.pistachio, color: c.pistachioInk, vars: { [vars.ring]: c.pistachioInk } },
    lilac: { background: c.lilac, color: c.lilacInk, vars: { [vars.ring]: c.lilacInk } },
    sky: { background: c.sky, color: c.skyInk, vars: { [vars.ring]: c.skyInk } },
    peach: { background: c.peach, color: c.peachInk, vars: { [vars.ring]: c.peachInk } },
    rose: { background: c.rose, color: c.roseInk, vars: { [vars.ring]: c.roseInk } },
  },
  inRecipes,
);

export const padding = styleVariants(
  {
    none: { padding: 0 },
    small: { padding: vars.space[4] },
    medium: { padding: vars.space[6] },
    large: { padding: `clamp(${vars.space[6]}, 5vw, ${vars.space[10]})` },
  },
  inRecipes,
);
