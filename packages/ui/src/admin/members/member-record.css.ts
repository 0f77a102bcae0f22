import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minInlineSize: 0,
  }),
);
export const person = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'start', minInlineSize: 0 }),
);
export const words = style(
  inRecipes({ display: 'grid', flex: '1 1 10rem', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const reference = style(inRecipes({ whiteSpace: 'nowrap' }));
export const badges = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }),
);
export const facts = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    color: c.inkSoft,
    fontSize: vars.size.small,
  }),
);
export const part = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    justifyItems: 'start',
  }),
);
export const list = style(
  inRecipes({
    display: 'grid',
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);
export const row = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const strong = style(inRecipes({ fontWeight: vars.weight.strong }));
export const soft = style(inRecipes({ color: c.inkSoft, fontSize: vars.size.small }));
export const note = style(inRecipes({ whiteSpace: 'pre-wrap' }));
export const form = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    justifyItems: 'start',
    inlineSize: '100%',
    maxInlineSize: '36rem',
  }),
);
export const field = style(inOverrides({ inlineSize: '100%' }));
/** Short fields of one form are equally wide, on a phone as wide as the form. */
export const choice = style(
  inOverrides({
    inlineSize: '100%',
    maxInlineSize: '22rem',
    '@media': { [media.compact]: { maxInlineSize: 'none' } },
  }),
);
export const dates = style(
  inRecipes({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
);
