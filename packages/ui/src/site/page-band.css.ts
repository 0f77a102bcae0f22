import { style } from '@vanilla-extract/css';
import { ink, overprint } from '../art/inks.css.ts';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

/** What is known of the member before the page is taken over: her picture is drawn as it will be. */
const withSession = ':root[data-session="stored"] &';

/** The height of a member's own line. */
const LINE = { phone: '1.375rem', wide: '3.25rem' } as const;

/** A block of its own in both themes; paddings are px, so that larger text gets the room. */
export const root = style(
  inRecipes({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: c.peach,
    color: c.night,
    padding: '11px 16px',
    '@media': {
      [media.wide]: {
        display: 'flex',
        alignItems: 'center',
        minBlockSize: '236px',
        padding: '32px 48px',
        // A member comes for the list.
        selectors: { [withSession]: { minBlockSize: '148px', paddingBlock: '20px' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const rootCompact = style(
  inOverrides({ '@media': { [media.wide]: { minBlockSize: '148px', paddingBlock: '20px' } } }),
);

/** On a phone the action stands beside the heading, where text of that size leaves the room; on a wide page under both. */
export const words = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '4px',
    '@media': {
      [media.wide]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'start',
        rowGap: '12px',
        inlineSize: '54%',
        maxInlineSize: '34rem',
      },
    },
  }),
);

/** A member's line has the room that the drawing leaves. */
export const wordsCompact = style(
  inOverrides({ '@media': { [media.wide]: { inlineSize: '68%', maxInlineSize: '48rem' } } }),
);

export const title = style(
  inOverrides({
    flex: '1 1 7rem',
    minInlineSize: 0,
    '@media': { [media.compact]: { fontSize: 'min(1.375rem, 16vw)', lineHeight: '1.2' } },
  }),
);

export const action = style(
  inRecipes({
    // The button's own colours are the theme's; the block's are not.
    colorScheme: 'light',
    selectors: { [withSession]: { display: 'none' } },
    '@media': { [media.wide]: { order: 3, marginBlockStart: '8px' } },
  }),
);

export const lead = style(
  inOverrides({
    flex: '1 1 100%',
    color: c.peachInk,
    '@media': {
      [media.compact]: {
        fontSize: '.9375rem',
        lineHeight: '1.5',
        // The place of a member's own line is kept before the page is taken over.
        selectors: {
          [withSession]: { visibility: 'hidden', overflow: 'hidden', blockSize: LINE.phone },
        },
      },
      [media.wide]: {
        selectors: { [withSession]: { visibility: 'hidden', overflow: 'hidden', blockSize: LINE.wide } },
      },
    },
  }),
);

export const leadCompact = style(inOverrides({ '@media': { [media.compact]: { display: 'none' } } }));

/** Two lines on a wide page, whatever stands in it; one on a phone. */
export const line = style(
  inRecipes({
    containerType: 'inline-size',
    flex: '1 1 100%',
    minInlineSize: 0,
    minBlockSize: LINE.phone,
    '@media': { [media.wide]: { minBlockSize: LINE.wide, inlineSize: '100%' } },
  }),
);

/** Beside the words where there is room for both. */
export const drawing = style(
  inRecipes({
    display: 'none',
    '@media': {
      [media.wide]: {
        display: 'block',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        blockSize: '100%',
        inlineSize: '46%',
        isolation: 'isolate',
        forcedColorAdjust: 'none',
      },
    },
  }),
);

export const moss = style([ink.artMoss, overprint]);
export const honey = style([ink.artHoney]);
export const berry = style([ink.artBerry, overprint]);
export const tangerine = style([ink.artTangerine, overprint]);
export const violet = style([ink.artViolet, overprint]);
