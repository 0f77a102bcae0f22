import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    blockSize: '100%',
    padding: vars.space[5],
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    background: c.surface,
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.wide]: { padding: vars.space[6] },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
);
/** What is over stands back behind what is to come. */
export const over = style(inRecipes({ background: c.sunk, boxShadow: 'none' }));
/** A badge without a colour, on the ground of what is over. */
export const cancelled = style(inOverrides({ borderColor: c.inkFaint, background: c.canvas }));
/** With large text on a phone how it stands takes a line of its own, and leaves the name its room. */
export const head = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
);
export const who = style(
  inRecipes({
    flex: '1 1 6.5rem',
    alignSelf: 'center',
    display: 'grid',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const openSign = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: '50%',
    background: c.butter,
    color: c.butterInk,
  }),
);
export const message = style(
  inRecipes({
    color: c.inkSoft,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    lineHeight: vars.leading.text,
  }),
);
/** The one time that was agreed on. */
export const agreed = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: c.goodSoft,
    color: c.good,
  }),
);
export const days = style(inRecipes({ display: 'grid', gap: vars.space[3] }));
export const day = style(inRecipes({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const dayLabel = style(inRecipes({ fontSize: vars.size.small, fontWeight: vars.weight.strong }));
export const times = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyleType: '""' }),
);
export const time = style(
  inRecipes({
    paddingBlock: '3px',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.pill,
    background: c.sunk,
    color: c.inkSoft,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const timeOver = style(inRecipes({ background: c.canvas }));
export const past = style(inRecipes({ textDecoration: 'line-through', color: c.inkFaint }));
export const choices = style(inRecipes({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));
export const foot = style(
  inRecipes({
    marginBlockStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minBlockSize: vars.target,
  }),
);
export const buttons = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** An idea: the pastel says that it is an offer and no duty. */
export const idea = style([
  root,
  inRecipes({
    background: c.lilac,
    color: c.lilacInk,
    boxShadow: 'none',
    // The pastel is the same in both themes, and so is what is drawn on it.
    vars: { [vars.ring]: c.lilacInk, [c.ink]: c.lilacInk, [c.canvas]: c.lilac },
  }),
]);
