import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const steps = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[6],
    margin: 0,
    paddingInlineStart: vars.space[6],
    listStyle: 'decimal',
    color: vars.color.inkSoft,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
  }),
);

export const step = style(
  inRecipes({
    paddingInlineStart: vars.space[2],
    '::marker': { color: vars.color.ink, fontWeight: vars.weight.strong },
  }),
);

export const name = style(inRecipes({ color: vars.color.ink, fontWeight: vars.weight.strong }));

export const row = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlock: vars.space[3],
  }),
);

/** One press or one double click marks all of it. */
export const code = style(
  inRecipes({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: vars.color.sunk,
    color: vars.color.ink,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.08em',
    userSelect: 'all',
  }),
);

export const pay = style(inOverrides({ marginBlockStart: vars.space[3] }));

export const copied = style(inRecipes({ color: vars.color.good, fontSize: vars.size.small }));

export const refused = style(inRecipes({ color: vars.color.warn, fontSize: vars.size.small }));

export const hint = style(
  inRecipes({ marginBlockStart: vars.space[5], color: vars.color.inkSoft, fontSize: vars.size.hint }),
);
