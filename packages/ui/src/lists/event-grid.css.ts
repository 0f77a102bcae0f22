import { style } from '@vanilla-extract/css';
import { CARD_ROWS, cardRows, rowsOfGrid } from '../cards/event-card/event-card.css.ts';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** Between rows of cards: a margin of theirs, since a gap would part the lines of a card as well. */
const ROW_GAP = vars.space[6];

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const grid = style(
  inRecipes({
    display: 'grid',
    listStyleType: '""',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr))',
    gap: ROW_GAP,
    '@media': {
      [media.wide]: {
        gridAutoRows: cardRows,
        rowGap: 0,
        marginBlockEnd: `calc(-1 * ${ROW_GAP})`,
        vars: { [rowsOfGrid]: 'subgrid' },
      },
    },
  }),
);

/** To the edges of the window, with the next one looking in. Placeholders, which nobody can reach, do not scroll. */
export const swiped = style(
  inOverrides({
    '@media': {
      [media.compact]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'min(82%, 19.5rem)',
        gap: vars.space[4],
        overflowX: 'clip',
        scrollSnapType: 'x proximity',
        marginInline: `calc(-1 * ${vars.space[4]})`,
        paddingInline: vars.space[4],
        scrollPaddingInline: vars.space[4],
        // The cards' shadow is drawn within what scrolls.
        paddingBlockEnd: vars.space[8],
        marginBlockEnd: `calc(-1 * ${vars.space[8]})`,
        selectors: { '&:has(a)': { overflowX: 'auto' } },
      },
    },
  }),
);

export const cell = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    '@media': {
      [media.wide]: {
        gridRow: `span ${CARD_ROWS}`,
        gridTemplateRows: 'subgrid',
        marginBlockEnd: ROW_GAP,
      },
    },
  }),
);
