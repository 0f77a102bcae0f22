import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inRecipes({
    display: 'grid',
    listStyleType: '""',
    gap: '5px',
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
  }),
);

export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: '1.25em minmax(0, 1fr)',
    columnGap: '9px',
    alignItems: 'start',
    lineHeight: vars.leading.text,
  }),
);

/** Sits in the middle of the first line, also when the words need two. */
export const icon = style(
  inRecipes({ display: 'grid', alignItems: 'center', blockSize: '1lh', color: vars.color.inkFaint }),
);

export const date = style(inRecipes({ color: vars.color.ink, fontWeight: vars.weight.strong }));

export const words = style(inRecipes({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** The room of the dot before a time. */
const dotRoom = '.8em';

/** Each time brings the dot before it; the dot of one that begins a line lies outside and is not seen. */
export const times = style(inRecipes({ display: 'block', overflowX: 'clip' }));

export const timesRow = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${dotRoom}` }),
);

export const time = style(
  inRecipes({
    position: 'relative',
    minInlineSize: 0,
    paddingInlineStart: dotRoom,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(.4em - 1.5px)',
      insetBlockStart: 'calc(.5lh - 1px)',
      inlineSize: '3px',
      blockSize: '3px',
      borderRadius: '50%',
      background: vars.color.inkFaint,
    },
  }),
);

export const readerTime = style(inRecipes({ color: vars.color.inkFaint }));

/** As high with faces as without: they come a moment later. */
export const going = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    minBlockSize: '24px',
    marginBlock: '-1px',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const seatsLeft = style(inRecipes({ color: vars.color.warn, fontWeight: vars.weight.strong }));

export const faces = style(inRecipes({ display: 'inline-flex', flex: 'none' }));

/** The ring is the card's own ground, so that two faces are told apart. */
export const face = style(
  inOverrides({
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    selectors: { '& + &': { marginInlineStart: '-6px' } },
  }),
);

/** One quiet line, where there is room under a hairline: the status alone is a coloured box. */
export const price = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.wide]: { paddingBlockStart: '12px', borderBlockStart: `1px solid ${vars.color.line}` },
    },
  }),
);

export const amount = style(
  inRecipes({
    color: vars.color.ink,
    fontSize: vars.size.body,
    fontWeight: vars.weight.bold,
  }),
);
