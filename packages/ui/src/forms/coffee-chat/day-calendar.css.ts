import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    minInlineSize: 0,
    // On a phone into the room beside the dialog's words: each day stays as wide as a finger.
    '@media': {
      [media.compact]: { marginInline: `calc(-1 * ${vars.space[3]})` },
      // As high as six weeks: beside the times it moves nothing when a month has fewer.
      [media.wide]: { minBlockSize: '352px' },
    },
  }),
);
export const head = style(
  inRecipes({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] }),
);
export const month = style(
  inRecipes({ fontFamily: vars.font.display, fontWeight: vars.weight.display, fontSize: vars.size.lead }),
);
export const turn = style(
  inRecipes({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    color: c.ink,
    selectors: { '&[aria-disabled="true"]': { color: c.inkFaint, opacity: 0.5, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { background: c.sunk, color: c.berry },
        },
      },
    },
  }),
);
export const table = style(
  inRecipes({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', outline: 'none' }),
);
export const weekday = style(
  inRecipes({
    blockSize: vars.space[8],
    color: c.inkSoft,
    // Seven beside each other, however large the text is.
    fontSize: `min(${vars.size.hint}, 4vw)`,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    textAlign: 'center',
  }),
);
export const cell = style(inRecipes({ padding: '1px', textAlign: 'center' }));
export const day = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '48px',
    blockSize: vars.target,
    marginInline: 'auto',
    borderRadius: vars.radius.box,
    border: '1.5px solid transparent',
    color: c.ink,
    fontSize: `min(${vars.size.body}, 5.5vw)`,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    transition: `background-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[data-outside-range]': { visibility: 'hidden' },
      '&[aria-disabled="true"]': {
        color: c.inkFaint,
        fontWeight: vars.weight.regular,
        cursor: 'not-allowed',
      },
      '&[data-selected]': { background: c.berry, color: c.onBerry, fontWeight: vars.weight.bold },
      '&:focus-visible': { outline: `3px solid ${vars.ring}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"]):not([data-selected])': { background: c.berrySoft },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
/** Today, told by a line around it. */
export const today = style(inRecipes({ borderColor: c.inkFaint }));
