import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const moving = '(prefers-reduced-motion: no-preference)';

/** 680 px is the least; longer or larger text makes the card taller rather than cutting it. */
export const root = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    inlineSize: '100%',
    minBlockSize: '680px',
    blockSize: '100%',
    color: vars.color.ink,
    '@media': { [moving]: { perspective: '1600px' } },
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
const face = style(
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

export const back = style([
  face,
  inRecipes({
    padding: vars.space[6],
    gap: vars.space[4],
    '@media': { [moving]: { transform: 'rotateY(180deg)' } },
  }),
]);

export const picture = style(inRecipes({ position: 'relative', flex: 'none', blockSize: '228px' }));

export const badges = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInline: vars.space[4],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);

export const body = style(
  inRecipes({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    paddingInline: vars.space[6],
  }),
);

const clamped = (lines: number) =>
  inOverrides({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  });

/** The whole title stands on the back. The padding keeps descenders of the last line from being cut. */
export const title = style([clamped(3), inOverrides({ paddingBlockEnd: '.1em', marginBlockEnd: '-.1em' })]);

/** The whole text stands on the back, unless there is a longer one. */
export const summary = style([clamped(2), inOverrides({ marginBlockStart: `calc(-1 * ${vars.space[1]})` })]);

export const foot = style(
  inRecipes({ marginBlockStart: 'auto', display: 'flex', flexDirection: 'column', gap: vars.space[2] }),
);

/** Looks like a hint, is 44 px high: the room comes out of the card's padding. */
export const turnButton = style(
  inRecipes({
    alignSelf: 'center',
    minBlockSize: vars.target,
    marginBlock: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    color: vars.color.inkFaint,
    fontSize: vars.size.hint,
    lineHeight: vars.leading.snug,
    '@media': { [media.hover]: { selectors: { [`${front}:hover &`]: { color: vars.color.berry } } } },
  }),
);

export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const backTitle = style(inOverrides({ overflowWrap: 'anywhere' }));

export const close = style(
  inOverrides({
    marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    background: vars.color.sunk,
  }),
);

/** Takes the room that is left and scrolls inside; never less than a few lines. */
export const details = style(
  inRecipes({
    flex: '1 1 0',
    minBlockSize: '9rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    marginInline: `calc(-1 * ${vars.space[2]})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.field,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: vars.color.inkSoft,
    lineHeight: vars.leading.text,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  }),
);

export const backFoot = style(inRecipes({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }));

export const adminRow = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: vars.space[2],
  }),
);

export const remove = style(inOverrides({ color: vars.color.bad }));

export const terms = style(inOverrides({ textAlign: 'center', textWrap: 'balance' }));

export const adminNotes = style(inRecipes({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));

export const adminNotesBrief = style(clamped(2));

/** A link in a coloured box has the ink of the box. */
export const payLink = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    color: 'inherit',
    minBlockSize: vars.space[7],
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

export const statusLabel = style(inRecipes({ display: 'block', fontWeight: '700' }));
