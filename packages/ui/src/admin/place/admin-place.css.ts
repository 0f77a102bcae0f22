import { style } from '@vanilla-extract/css';
import { edgeFade } from '../../styles/edge-fade.ts';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minInlineSize: 0,
    '@media': {
      [media.roomy]: {
        gridTemplateColumns: '12.5rem minmax(0, 1fr)',
        columnGap: vars.space[8],
        alignItems: 'start',
      },
    },
  }),
);

/** A row that scrolls sideways, until there is room for a column. */
export const side = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    gap: vars.space[1],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollPaddingInline: vars.space[3],
    // Room for the ring of what has the focus.
    padding: '3px',
    marginInline: '-3px',
    minInlineSize: 0,
    scrollbarWidth: 'none',
    selectors: edgeFade,
    '@media': {
      print: { display: 'none' },
      [media.roomy]: {
        scrollbarWidth: 'auto',
        flexDirection: 'column',
        gap: vars.space[3],
        overflowX: 'visible',
      },
      [`${media.roomy} and ${media.tall}`]: {
        position: 'sticky',
        // Below the header of the page, which stays in sight.
        insetBlockStart: '96px',
        maxBlockSize: 'calc(100dvh - 112px)',
        overflowY: 'auto',
      },
    },
  }),
);
export const group = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    '@media': { [media.roomy]: { display: 'grid', gap: vars.space[1], alignItems: 'stretch' } },
  }),
);
export const groupTitle = style(
  inRecipes({
    display: 'none',
    color: c.inkSoft,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    '@media': { [media.roomy]: { display: 'block', paddingInline: vars.space[3] } },
  }),
);
export const entries = style(
  inRecipes({
    display: 'flex',
    gap: vars.space[1],
    '@media': { [media.roomy]: { display: 'grid', gap: '2px' } },
  }),
);
export const entry = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.target,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.pill,
    border: '1.5px solid transparent',
    color: c.ink,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&[aria-current="page"]': { background: c.ink, color: c.canvas } },
    '@media': {
      // All of the list fits into a window of 800 pixels; a finger has the row of a phone or a tablet.
      [`${media.roomy} and ${media.hover}`]: { minBlockSize: '34px' },
      [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: c.sunk } } },
      [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } } },
    },
  }),
);
/** Keys are for who has some. */
export const shortcuts = style(
  inOverrides({
    display: 'none',
    '@media': { [`${media.roomy} and ${media.hover}`]: { display: 'inline-flex', alignSelf: 'start' } },
  }),
);
export const label = style(inRecipes({ minInlineSize: 0 }));
export const count = style(inOverrides({ fontVariantNumeric: 'tabular-nums' }));

export const content = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    minInlineSize: 0,
  }),
);
export const head = style(inRecipes({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
/** The heading, and what is begun here at the end of its line. */
export const titleRow = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
);
export const title = style(inOverrides({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const lead = style(inOverrides({ maxInlineSize: '44rem' }));
/** What is set below a list, which is printed without it. */
export const unprinted = style(inRecipes({ display: 'contents', '@media': { print: { display: 'none' } } }));
/** What stands around a list is not printed with it. */
export const back = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    justifySelf: 'start',
    '@media': { print: { display: 'none' } },
  }),
);
