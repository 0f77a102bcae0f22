import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { largeText } from './event-card-size.ts';

/** Where the card turns rather than swaps. */
export const moving = '(prefers-reduced-motion: no-preference)';

/** Of a card where cards stand in rows, at least. */
const PICTURE_HEIGHT = '230px';

/**
 * The lines of a card where cards stand in rows: picture, words, facts, price, button. What a card of the least height has
 * left is the picture's, and all pictures of a grid are as high.
 */
export const cardRows = 'minmax(auto, 1fr) auto auto auto auto';

/** How many lines {@link cardRows} are. */
export const CARD_ROWS = 5;

/** Set to `subgrid` by a grid that has the lines itself, so that all cards of a row share them. */
export const rowsOfGrid = createVar();

/** 680 px is the least where cards stand in rows. */
const LEAST_HEIGHT = '680px';

/** All of the lines that the part around it has. */
const acrossRows = { gridRow: '1 / -1', gridTemplateRows: 'subgrid' };

/**
 * Longer or larger text makes the card taller rather than cutting it. On a phone, where none stands beside it,
 * its picture is 16:9 and it is as high as it has words.
 */
export const root = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    inlineSize: '100%',
    blockSize: '100%',
    color: vars.color.ink,
    '@media': {
      [moving]: { perspective: '1600px' },
      [media.wide]: {
        gridRow: '1 / -1',
        gridTemplateRows: fallbackVar(rowsOfGrid, cardRows),
        minBlockSize: LEAST_HEIGHT,
      },
    },
  }),
);

/** A part of a card that is neither under the pointer nor has the focus. */
const atRest = (part: string) => `${root}:not(:hover, :focus-within) ${part}`;

/** One accent a view: where several cards are seen at once, the button of those that stand back is outlined. */
export const offer = style(
  inOverrides({
    '@media': {
      [`${media.wide} and ${media.hover}`]: {
        selectors: {
          [atRest('&:not([aria-disabled="true"])')]: {
            borderColor: vars.color.ink,
            background: 'transparent',
            color: vars.color.ink,
          },
        },
      },
    },
  }),
);

export const turner = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '@media': {
      [media.wide]: {
        ...acrossRows,
        // A part of the card's height that shares no line with others: lines alone would be as high as they are full.
        '::before': { content: '', gridArea: '1 / 1 / -1 / 1', minBlockSize: LEAST_HEIGHT },
      },
      [moving]: {
        transformStyle: 'preserve-3d',
        transition: `transform ${vars.duration.turn} ${vars.ease}`,
        selectors: { '&[data-flipped="true"]': { transform: 'rotateY(180deg)' } },
      },
    },
  }),
);

/**
 * Both faces lie in one cell, so the taller one gives the height. The hidden one leaves the page's tree only
 * after the turn; the shown one is there at once, so that it can take the focus.
 */
export const face = style(
  inRecipes({
    gridArea: '1 / 1 / -1 / 1',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    selectors: { '&[inert]': { visibility: 'hidden' } },
    '@media': {
      [moving]: {
        backfaceVisibility: 'hidden',
        selectors: { '&[inert]': { transition: `visibility 0s linear ${vars.duration.turn}` } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const front = style([
  face,
  inRecipes({ cursor: 'pointer' }),
  inOverrides({
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        alignItems: 'start',
      },
    },
  }),
]);

/** 16:9 on a phone; as high as its neighbours where cards stand in rows. */
export const picture = style(
  inRecipes({
    position: 'relative',
    flex: 'none',
    aspectRatio: '16 / 9',
    '@media': { [media.wide]: { aspectRatio: 'auto', flex: '1 0 auto', minBlockSize: PICTURE_HEIGHT } },
  }),
);

export const badges = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: '16px',
    insetInline: '16px',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px',
  }),
);

/** Facts, price, status and button 20 px apart; what is left over stands under the words. */
export const body = style(
  inRecipes({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    minInlineSize: 0,
    padding: '16px 20px 8px',
    '@media': { [media.wide]: { flex: 'none', padding: '20px 24px 10px' } },
  }),
);

export const words = style(
  inRecipes({ display: 'grid', alignContent: 'start', gap: '4px', minInlineSize: 0, marginBlockEnd: '-6px' }),
);

export const frontPicture = style([
  picture,
  inOverrides({
    '@media': {
      [media.wide]: { gridArea: '1 / 1', alignSelf: 'stretch' },
    },
  }),
]);

/** Where cards stand in rows its parts are lines of the row; on a phone they stand in it as in any body. */
export const frontBody = style([body, inOverrides({ '@media': { [media.wide]: { display: 'contents' } } })]);

const inLine = { minInlineSize: 0, paddingInline: '24px' };

export const frontWords = style([
  words,
  inRecipes({ containerType: 'inline-size', gridTemplateColumns: 'minmax(0, 1fr)' }),
  inOverrides({
    '@media': { [media.wide]: { marginBlock: '20px 14px', marginInline: '24px' } },
  }),
]);

/** Facts and price, 20 px apart. */
export const line = style(
  inRecipes({ minInlineSize: 0, '@media': { [media.wide]: { ...inLine, paddingBlockEnd: '20px' } } }),
);

/**
 * Where cards stand in rows a status lies on the lower edge of the picture: whether there is one or not, and whatever it
 * says, no line of the row moves. The badges above it stay free.
 */
export const status = style(
  inRecipes({
    containerType: 'inline-size',
    minInlineSize: 0,
    '@media': {
      [media.wide]: {
        position: 'relative',
        gridArea: '1 / 1',
        alignSelf: 'end',
        margin: '60px 12px 12px',
        borderRadius: vars.radius.box,
        background: vars.color.surface,
        boxShadow: vars.shadow.raised,
      },
    },
  }),
);

/** What comes next lies there too, of the one card that she looks at, and not on each card of a window. */
export const nextStep = style([
  status,
  inOverrides({
    textAlign: 'center',
    textWrap: 'balance',
    lineHeight: vars.leading.snug,
    '@media': {
      [media.compact]: { marginBlockEnd: '-8px' },
      [media.wide]: { padding: '10px 16px', selectors: { [atRest('&')]: { opacity: 0 } } },
    },
  }),
]);

const clamped = (lines: number) =>
  inOverrides({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '@container': { [largeText]: { display: 'block', overflow: 'visible' } },
  });

/** The whole title stands on the back. The padding keeps descenders of the last line from being cut. */
export const title = style([
  clamped(3),
  inOverrides({ fontSize: 'min(1.375rem, 16vw)', paddingBlockEnd: '.1em', marginBlockEnd: '-.1em' }),
]);

export const twoLines = style(clamped(2));

/** Two lines, also where there are fewer: the facts of a row stand on one height. The back has the whole text. */
export const summary = style([
  twoLines,
  inOverrides({ minBlockSize: '2lh', fontSize: '.9375rem', lineHeight: vars.leading.text }),
]);

export const foot = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    '@media': { [media.wide]: { ...inLine, paddingBlockEnd: '10px' } },
  }),
);

/** Looks like a hint, is 44 px high: the room comes out of the card's padding. */
export const turnButton = style(
  inRecipes({
    alignSelf: 'center',
    minBlockSize: vars.target,
    marginBlockStart: '-8px',
    paddingInline: '16px',
    textAlign: 'center',
    borderRadius: vars.radius.pill,
    color: vars.color.inkFaint,
    fontSize: vars.size.hint,
    lineHeight: vars.leading.snug,
    '@media': { [media.hover]: { selectors: { [`${front}:hover &`]: { color: vars.color.berry } } } },
  }),
);

/** A sign drawn in place of a letter: as high as the words beside it. */
export const mark = style(
  inOverrides({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.1em',
    blockSize: '1.1em',
    marginInlineEnd: '.3em',
    verticalAlign: '-.16em',
    strokeWidth: 2.5,
  }),
);
