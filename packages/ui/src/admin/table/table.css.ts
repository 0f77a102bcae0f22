import { keyframes, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Below this width of the table itself a row becomes a card. */
export const asTable = '(min-width: 54rem)';
const c = vars.color;

export const root = style(
  inRecipes({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
  }),
);

export const toolbar = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space[3],
  }),
);
/** Keeps the room of what is not known yet. */
export const unseen = style(inOverrides({ visibility: 'hidden' }));
export const search = style(inOverrides({ flex: '2 1 14rem' }));
/** With many filters the search has the first line, and the bar ends in one line more, not in half of one. */
export const searchAlone = style(inOverrides({ flexBasis: '100%' }));
export const filter = style(
  inOverrides({
    flex: '1 1 9.5rem',
    '@media': {
      [media.wide]: { maxInlineSize: '15rem' },
      // Two beside each other.
      [media.compact]: { flexBasis: '8.5rem' },
    },
  }),
);
/** Beside another one on a phone its words have the room. */
export const narrow = style(
  inOverrides({ '@media': { [media.compact]: { paddingInlineStart: '12px', paddingInlineEnd: '36px' } } }),
);
/** A choice of long words has a line of its own on a phone. */
export const longFilter = style(inOverrides({ '@media': { [media.compact]: { flexBasis: '100%' } } }));
/** Where the columns have heads, these are pressed to sort. */
export const order = style(inOverrides({ '@container': { [asTable]: { display: 'none' } } }));
/** Views that are kept, at the end of the bar. */
export const views = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3], minInlineSize: 0 }),
);
/** Smaller than the fields beside it, and in their middle. */
export const viewPress = style(inOverrides({ marginBlockEnd: '4px' }));
/** A name that is typed has a line of its own. */
export const naming = style(inOverrides({ flexBasis: '100%' }));
/** A file, and beside it how it is written. */
export const exports = style(
  inRecipes({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[1] }),
);
/** Under the whole bar: what is pressed does not move while it is open. */
export const format = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexBasis: '100%',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);
export const formatHint = style(inOverrides({ flex: '1 1 16rem' }));

/** Stays in sight while rows are picked. */
export const bulk = style(
  inRecipes({
    position: 'sticky',
    insetBlockEnd: vars.space[3],
    zIndex: 2,
    order: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[3],
    paddingInlineStart: vars.space[4],
    borderRadius: vars.radius.box,
    background: c.berrySoft,
    color: c.ink,
    boxShadow: vars.shadow.raised,
  }),
);
export const bulkCount = style(
  inOverrides({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }),
);

const fade = keyframes({ to: { opacity: 0.55 } });
export const body = style(inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
export const updating = style(
  inRecipes({ animation: `${fade} ${vars.duration.state} ${vars.ease} 200ms forwards` }),
);

export const table = style(
  inRecipes({
    display: 'block',
    inlineSize: '100%',
    fontSize: vars.size.small,
    lineHeight: '1.45',
    textAlign: 'start',
    '@container': { [asTable]: { display: 'table', borderCollapse: 'separate', borderSpacing: 0 } },
  }),
);

/** Where a row is a card each cell says what it is, the order is chosen above, and of the head stands what picks all. */
export const headRow = style(
  inRecipes({ display: 'block', '@container': { [asTable]: { display: 'table-header-group' } } }),
);
export const headCell = style(
  inRecipes({
    display: 'none',
    paddingInlineEnd: vars.space[4],
    color: c.inkFaint,
    // The page's own, behind what passes under it.
    background: c.canvas,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    overflowWrap: 'normal',
    '@container': {
      [asTable]: {
        display: 'table-cell',
        blockSize: vars.target,
        borderBlockEnd: `1px solid ${c.line}`,
      },
    },
    '@media': {
      // Below the header of the page, which stays in sight as well.
      [media.tall]: { position: 'sticky', insetBlockStart: '76px', zIndex: 1 },
    },
  }),
);

export const pickAll = style(
  inOverrides({
    display: 'block',
    '@container': { [asTable]: { display: 'table-cell' } },
  }),
);
export const pickAllTarget = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'auto',
    paddingInlineStart: '10px',
    '@container': { [asTable]: { display: 'inline-grid', inlineSize: vars.target, padding: 0 } },
  }),
);
export const pickAllWords = style(inRecipes({ '@container': { [asTable]: { display: 'none' } } }));

export const sort = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.target,
    color: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { color: c.ink } } } },
  }),
);
export const sortIdle = style(inOverrides({ opacity: 0.5 }));

export const rows = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[4],
    '@container': { [asTable]: { display: 'table-row-group' } },
  }),
);

const arrive = keyframes({ from: { background: c.berrySoft } });
export const row = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    border: `1.5px solid ${c.line}`,
    selectors: { '&[data-new]': { animation: `${arrive} 1.6s ${vars.ease}` } },
    '@container': {
      [asTable]: {
        display: 'table-row',
        border: 0,
        // Around the first row it would lie under the head.
        selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
      },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-new]': { animation: 'none' } } },
      [media.hover]: {
        selectors: { '&:hover': { background: `color-mix(in srgb, ${c.sunk} 55%, transparent)` } },
      },
    },
  }),
);
export const rowSelected = style(inOverrides({ background: c.berrySoft }));

export const cell = style(
  inRecipes({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    // Beside what is unfolded the rest of its row stays at the top.
    selectors: { 'tr:has(details[open]) > &': { verticalAlign: 'top' } },
    '@container': {
      [asTable]: {
        paddingBlock: vars.space[3],
        paddingInlineEnd: vars.space[4],
        borderBlockEnd: `1px solid ${c.line}`,
      },
    },
  }),
);
export const rowHeader = style(
  inRecipes({
    // Room for a name and an address that is not broken in its middle.
    '@container': { [asTable]: { minInlineSize: '14rem' } },
  }),
);
/** A row without one of its cells would have its others in the wrong columns; a card has no columns. */
export const emptyCell = style(
  inOverrides({ display: 'none', '@container': { [asTable]: { display: 'table-cell' } } }),
);
/** In a card beside the next one of its kind, where there is room. */
export const shortCell = style(inOverrides({ gridColumn: 'auto' }));
/** In a card the checkbox stands in the corner. */
export const besidePick = style(
  inOverrides({
    paddingInlineEnd: vars.space[10],
    '@container': { [asTable]: { paddingInlineEnd: vars.space[4] } },
  }),
);
export const cellLabel = style(
  inRecipes({
    display: 'block',
    color: c.inkSoft,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.strong,
    '@container': { [asTable]: { display: 'none' } },
  }),
);

export const pick = style(
  inRecipes({
    position: 'absolute',
    // Its place is counted from the edge of the card, not of the columns.
    gridColumn: 'auto',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    '@container': {
      [asTable]: {
        position: 'static',
        inlineSize: vars.target,
        paddingBlock: 0,
        paddingInlineEnd: vars.space[2],
      },
    },
  }),
);
export const pickTarget = style(
  inRecipes({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    cursor: 'pointer',
  }),
);
/** As of a button that is unavailable. */
export const pickUnavailable = style(
  inOverrides({
    color: c.inkFaint,
    cursor: 'default',
    '@media': { [media.forcedColors]: { color: 'GrayText', opacity: 0.5 } },
  }),
);
export const boxUnavailable = style(inOverrides({ borderColor: c.line, background: c.sunk }));

export const foot = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const skeletonRow = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${c.line}`,
    fontSize: vars.size.small,
  }),
);
export const skeletonLines = style(inRecipes({ flex: '1 1 9rem', minInlineSize: 0 }));

/** What stands in a cell: words under each other. */
export const lines = style(inRecipes({ display: 'grid', minInlineSize: 0, justifyItems: 'start' }));
/** Lines with a badge each, which do not touch. */
export const badgedLines = style([lines, inRecipes({ rowGap: vars.space[1] })]);
export const person = style(
  inRecipes({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }),
);
export const strong = style(inRecipes({ fontWeight: vars.weight.strong, color: c.ink }));
export const soft = style(inRecipes({ color: c.inkSoft }));
/**
 * A word or two, such as a state, a day or a sum: in one line where a row is one; in a card, with large text, they break
 * rather than leave the window.
 */
export const whole = style(inOverrides({ '@container': { [asTable]: { whiteSpace: 'nowrap' } } }));
/**
 * What a row was before a decision about it, which is said elsewhere in it: unseen and unread. The columns keep the width
 * that it has; a card has none.
 */
export const past = style(
  inOverrides({
    display: 'none',
    '@container': { [asTable]: { display: 'inline-flex', visibility: 'hidden' } },
  }),
);
/** The first letter of a word that is written small where it is bound to be. */
export const capital = style(inOverrides({ textTransform: 'capitalize' }));
/** An address where the table has little room: cut off rather than in two lines. */
export const cutAddress = style(
  inOverrides({
    '@container': {
      [asTable]: {
        maxInlineSize: '10.5rem',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
/** What people wrote, of any length: it leaves room to the columns beside it. */
export const words = style(inRecipes({ maxInlineSize: '42ch', overflowWrap: 'anywhere' }));
/** The same beside columns that need the room more. */
export const fewWords = style(inOverrides({ '@container': { [asTable]: { maxInlineSize: '22ch' } } }));
export const buttons = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
