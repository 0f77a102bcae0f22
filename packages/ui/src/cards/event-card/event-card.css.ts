import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { largeText } from './event-card-size.ts';

/** Where the card turns rather than swaps. */
export const moving = '(prefers-reduced-motion: no-preference)';

/**
 * 680 px is the least where cards stand in rows; longer or larger text makes the card taller rather than
 * cutting it. On a phone, where none stands beside it, its picture is 16:9 and it is as high as it has words.
 */
export const root = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    inlineSize: '100%',
    blockSize: '100%',
    containerType: 'inline-size',
    color: vars.color.ink,
    '@media': { [moving]: { perspective: '1600px' }, [media.wide]: { minBlockSize: '680px' } },
  }),
);

/** Where several cards are seen at once, those that are neither under the pointer nor have the focus stand back. */
const standingBack = (
  part: string,
  rules: { [property: string]: string | number },
  always: { order?: number } = {},
) => ({
  [`${media.wide} and ${media.hover}`]: {
    ...always,
    selectors: { [`${root}:not(:hover, :focus-within) ${part}`]: rules },
  },
});
/** One accent a view: the button of a card that stands back is outlined. */
export const offer = style(
  inOverrides({
    '@media': standingBack('&:not([aria-disabled="true"])', {
      borderColor: vars.color.ink,
      background: 'transparent',
      color: vars.color.ink,
    }),
  }),
);
export const turner = style(
  inRecipes({
    display: 'grid',
    minInlineSize: 0,
    '@media': {
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
    gridArea: '1 / 1',
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

export const front = style([face, inRecipes({ cursor: 'pointer' })]);

/** Takes the room that the words of a row's highest card leave, up to 300 px: no card has a hole. */
export const picture = style(
  inRecipes({
    position: 'relative',
    flex: 'none',
    aspectRatio: '16 / 9',
    '@media': { [media.wide]: { aspectRatio: 'auto', flex: '1 0 228px', maxBlockSize: '300px' } },
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

export const foot = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: '8px' }));

/**
 * Two lines, also where one would do. It is read once, and not under each card of a window: there it stands last, so that
 * its empty room is the card's edge.
 */
export const nextStep = style(
  inOverrides({
    '@media': standingBack('&', { opacity: 0 }, { order: 1 }),
    minBlockSize: '2lh',
    textAlign: 'center',
    textWrap: 'balance',
    lineHeight: vars.leading.snug,
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
