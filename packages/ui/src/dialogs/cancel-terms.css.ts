import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: vars.color.sunk,
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const facts = style(inRecipes({ display: 'grid', gap: vars.space[1] }));

/** Beside each other where there is room, under each other with large text. */
export const fact = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
  }),
);

export const value = style(
  inRecipes({
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const inTime = style(inRecipes({ color: vars.color.good, fontWeight: vars.weight.strong }));

export const late = style(inRecipes({ color: vars.color.warn, fontWeight: vars.weight.strong }));
