import { keyframes, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Below this width of the dashboard itself a row becomes a card. */
const asTable = '(min-width: 54rem)';
const still = '(prefers-reduced-motion: no-preference)';

export const root = style(
  inRecipes({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    padding: vars.space[5],
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.wide]: { padding: vars.space[7] },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const head = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
  }),
);

export const titleLine = style(inRecipes({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));

export const count = style(inOverrides({ fontVariantNumeric: 'tabular-nums' }));

export const live = style(inOverrides({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** The list is live. */
export const dot = style(
  inRecipes({
    flex: 'none',
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: vars.radius.pill,
    background: vars.color.good,
    '@media': {
      [still]: { animation: `${breathe} 2.4s ease-in-out infinite` },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  }),
);

export const table = style(
  inRecipes({
    display: 'block',
    inlineSize: '100%',
    fontSize: vars.size.small,
    lineHeight: '1.45',
    textAlign: 'start',
    '@container': { [asTable]: { display: 'table' } },
  }),
);

/** Out of sight where a row is a card, and still read aloud. */
export const headRow = style(
  inRecipes({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@container': {
      [asTable]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
);

export const headCell = style(
  inRecipes({
    paddingBlockEnd: vars.space[2],
    paddingInlineEnd: vars.space[4],
    color: vars.color.inkFaint,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.strong,
    textAlign: 'start',
  }),
);

export const rows = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[4],
    '@container': { [asTable]: { display: 'table-row-group' } },
  }),
);

/** Search and order, at the end of the head's line while there is room. */
export const tools = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: vars.space[3],
    flex: '1 1 100%',
    alignItems: 'end',
    maxInlineSize: '36rem',
  }),
);

export const searchField = style(inOverrides({ minInlineSize: 0 }));

const arrive = keyframes({ from: { background: vars.color.berrySoft } });

export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    border: `1.5px solid ${vars.color.line}`,
    '@container': { [asTable]: { display: 'table-row', border: 0 } },
    selectors: { '&[data-held]': { background: vars.color.sunk } },
    '@media': {
      [still]: { selectors: { '&[data-new]': { animation: `${arrive} 1.6s ${vars.ease}` } } },
    },
  }),
);

export const cell = style(
  inRecipes({
    minInlineSize: 0,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    verticalAlign: 'middle',
    gridColumn: '1 / -1',
    '@container': {
      [asTable]: {
        // Two lines and this make 72 px.
        blockSize: '72px',
        paddingBlock: '10px',
        paddingInlineEnd: vars.space[4],
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);

/** The avatar beside the name; the cell itself must stay a cell. */
export const person = style(inRecipes({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));

export const member = style(inRecipes({ '@container': { [asTable]: { inlineSize: '26%' } } }));

export const amount = style(
  inRecipes({
    gridColumn: '2',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@container': { [asTable]: { whiteSpace: 'nowrap', textAlign: 'end' } },
  }),
);

export const booked = style(
  inRecipes({
    gridColumn: '1',
    '@container': { [asTable]: { whiteSpace: 'nowrap' } },
  }),
);

export const decisions = style(inRecipes({ '@container': { [asTable]: { paddingInlineEnd: 0 } } }));

export const buttons = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    '@container': { [asTable]: { flexWrap: 'nowrap', justifyContent: 'flex-end' } },
  }),
);

/** Equal shares of a card's width; a word is never broken. */
export const button = style(
  inOverrides({
    flex: '1 1 6.5rem',
    minInlineSize: 'max-content',
    whiteSpace: 'nowrap',
    '@container': { [asTable]: { flex: 'none' } },
  }),
);

export const headCellEnd = style(inOverrides({ textAlign: 'end' }));

export const heldWords = style(
  inRecipes({ flex: '1 1 auto', alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }),
);

export const newBadge = style(inOverrides({ marginInlineStart: vars.space[2] }));

/** Letters and digits that are compared with a bank's statement. */
export const code = style(
  inRecipes({
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    letterSpacing: '.06em',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
  }),
);

export const saysPaid = style(inRecipes({ color: vars.color.good, fontWeight: vars.weight.strong }));

export const lines = style(inRecipes({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const strong = style(inRecipes({ fontWeight: vars.weight.strong, color: vars.color.ink }));

export const soft = style(inRecipes({ color: vars.color.inkSoft }));

export const line = style(inRecipes({ display: 'block' }));

/** An address that is only a stand-in. */
export const stand = style(inRecipes({ color: vars.color.inkFaint }));

export const skeletonRow = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.size.small,
  }),
);

export const skeletonLines = style(inRecipes({ flex: '1 1 9rem', minInlineSize: 0 }));
