import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inRecipes({
    display: 'grid',
    listStyleType: '""',
    gap: vars.space[1],
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
  }),
);

export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    columnGap: vars.space[2],
    alignItems: 'start',
    lineHeight: vars.leading.text,
  }),
);

/** Sits in the middle of the first line, also when the words need two. */
export const icon = style(
  inRecipes({ display: 'grid', alignItems: 'center', blockSize: '1lh', color: vars.color.inkFaint }),
);

export const date = style(inRecipes({ color: vars.color.ink, fontWeight: vars.weight.strong }));

export const price = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: '9px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: vars.color.butter,
    color: vars.color.butterInk,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const words = style(inRecipes({ minInlineSize: 0, overflowWrap: 'anywhere' }));
