import { keyframes, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { asTable } from '../table/table.css.ts';

const c = vars.color;

export const sections = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
);

export const section = style(
  inRecipes({
    minInlineSize: 0,
    borderRadius: vars.radius.box,
    border: `1.5px solid ${c.line}`,
  }),
);
export const sectionHead = style(inRecipes({ fontSize: vars.size.body, fontWeight: vars.weight.strong }));
export const sectionButton = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    inlineSize: '100%',
    minBlockSize: '56px',
    paddingBlock: vars.space[3],
    // The arrow stands in the middle of its own column, however many lines the words take.
    paddingInline: `${vars.space[4]} calc(${vars.space[4]} + 32px)`,
    borderRadius: vars.radius.box,
    color: c.ink,
    fontWeight: 'inherit',
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: c.sunk } } } },
  }),
);
export const sectionTitle = style(inRecipes({ minInlineSize: 0 }));
export const count = style(inOverrides({ fontVariantNumeric: 'tabular-nums' }));
export const sectionNote = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.small, fontWeight: vars.weight.regular }),
);
export const chevron = style(
  inOverrides({
    position: 'absolute',
    insetInlineEnd: vars.space[4],
    insetBlockStart: 'calc(50% - 10px)',
    color: c.inkSoft,
  }),
);

export const decision = style(
  inRecipes({ display: 'grid', gap: vars.space[2], minInlineSize: 0, maxInlineSize: '22rem' }),
);
/** In Firefox a cell would otherwise be narrower than the words, since the button's label may be. */
export const decide = style(inOverrides({ whiteSpace: 'nowrap', minInlineSize: 'max-content' }));

/** Yes, no and a note beside each other where the table has room for it. */
export const oneLine = style(inOverrides({ '@container': { '(min-width: 59rem)': { flexWrap: 'nowrap' } } }));

const runOut = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } });
/**
 * A line under the words that runs out while the decision can still be taken back. What hides what is over may be made
 * narrower than its words, which WebKit does before it gives the button a line of its own.
 */
export const takeBack = style(
  inOverrides({
    position: 'relative',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '3px',
        background: c.berry,
        transformOrigin: 'left',
        animation: `${runOut} 10s linear forwards`,
      },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&::after': { animation: 'none', display: 'none' } } },
    },
  }),
);

/** What can be done, apart from the state above it. */
export const belowState = style(inOverrides({ marginBlockStart: vars.space[2] }));

/** A list without marks. */

export const stack = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
/** A switch stands near the words that it is for. */
export const toggles = style(inOverrides({ maxInlineSize: '46rem' }));
export const list = style(inRecipes({ display: 'grid', minInlineSize: 0 }));
export const listRow = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const listWords = style(
  inRecipes({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const code = style(inRecipes({ fontWeight: vars.weight.strong }));
export const outcome = style(
  inRecipes({ display: 'grid', gap: vars.space[1], paddingInlineStart: vars.space[5], listStyle: 'disc' }),
);

export const sum = style(inRecipes({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }));
/** Leaves room to the event, whose day and time stand in one line. */
export const money = style(inOverrides({ '@container': { [asTable]: { maxInlineSize: '8.5rem' } } }));
export const reference = style(
  inRecipes({
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.04em',
    userSelect: 'all',
  }),
);
export const statusSelect = style(inOverrides({ '@container': { [asTable]: { minInlineSize: '9rem' } } }));

export const statement = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);
export const statementWords = style(
  inRecipes({ display: 'grid', gap: vars.space[2], flex: '1 1 18rem', minInlineSize: 0 }),
);
export const preview = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    padding: vars.space[4],
    minInlineSize: 0,
    borderRadius: vars.radius.box,
    border: `1.5px solid ${c.line}`,
  }),
);
/** Who paid, how much, and for what; below each other on a phone. */
export const statementLine = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    fontSize: vars.size.small,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 3fr)',
        alignItems: 'start',
      },
    },
  }),
);
export const statementPayer = style(
  inRecipes({ display: 'flex', gap: vars.space[2], alignItems: 'start', minInlineSize: 0 }),
);
export const picker = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: vars.space[3],
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);
/** A booking that gets a part of a payment, and how it is left out. */
export const splitPart = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[2], minInlineSize: 0 }),
);
/** What can be done about a line, apart from what is said of it. */
export const lineActions = style(inOverrides({ marginBlockStart: vars.space[1] }));
/** Search and order above the lines of a statement. */
export const statementBar = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3], minInlineSize: 0 }),
);
export const statementSearch = style(inOverrides({ flex: '1 1 16rem', minInlineSize: 0 }));
export const statementNote = style(inRecipes({ color: c.inkSoft, whiteSpace: 'pre-line' }));

export const changes = style(inRecipes({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));
/** One entry of an act that did several things. */
export const actEntry = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const became = style(
  inRecipes({ display: 'inline-block', marginInline: '.35em', verticalAlign: '-.12em', color: c.inkSoft }),
);
export const before = style(inRecipes({ color: c.inkFaint, textDecorationLine: 'line-through' }));

export const totals = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6], rowGap: vars.space[2] }),
);
export const total = style(inRecipes({ color: c.inkSoft, fontSize: vars.size.small }));
export const totalSum = style(
  inRecipes({
    color: c.ink,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Said all the same, and less loudly than what there is. */
export const totalNothing = style(inOverrides({ color: c.inkSoft, fontWeight: vars.weight.regular }));
export const totalCount = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.small, fontWeight: vars.weight.regular }),
);

export const figures = style(
  inRecipes({
    display: 'grid',
    // All six beside each other where there is room, two on a phone: a sum has its place.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 14%)), 1fr))',
    gap: vars.space[3],
    '@media': {
      [media.compact]: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 40%)), 1fr))',
      },
    },
  }),
);
export const figure = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    padding: vars.space[3],
    minInlineSize: 0,
    borderRadius: vars.radius.box,
    background: c.sunk,
    color: c.ink,
    '@media': {
      // No hole beside the last of an odd number.
      [media.compact]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    },
  }),
);
/** Something waits behind it. */
export const figureWaits = style(inOverrides({ background: c.butter, color: c.butterInk }));
const onButter = { [`${figureWaits} &`]: { color: c.butterInk } };
/** The whole figure is pressed. */
export const figureLink = style(
  inRecipes({
    color: 'inherit',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.box } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const figureLabel = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.small, selectors: onButter }),
);
export const figureValue = style(
  inRecipes({
    fontFamily: vars.font.display,
    fontSize: vars.size.card,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const figureNote = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.hint, selectors: onButter }),
);

export const graphs = style(
  inRecipes({
    display: 'grid',
    marginBlockStart: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const fillRow = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minInlineSize: 0,
  }),
);
export const fillWords = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    fontSize: vars.size.small,
  }),
);
export const fillTitle = style(inRecipes({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const fillLink = style(inOverrides({ marginInlineEnd: vars.space[1] }));
/** A day in a line of its own, whether or not there is room beside the title. */
export const fillDay = style(inRecipes({ display: 'block', color: c.inkSoft }));
export const fillSeats = style(
  inRecipes({ flex: 'none', color: c.inkSoft, fontVariantNumeric: 'tabular-nums' }),
);
export const meter = style(
  inRecipes({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '8px',
    border: 0,
    borderRadius: vars.radius.pill,
    background: c.sunk,
    selectors: {
      '&::-webkit-progress-bar': { background: c.sunk, borderRadius: vars.radius.pill },
      '&::-webkit-progress-value': { background: c.berry, borderRadius: vars.radius.pill },
      '&::-moz-progress-bar': { background: c.berry, borderRadius: vars.radius.pill },
    },
  }),
);

export const graph = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
    minInlineSize: 0,
  }),
);
export const graphTitle = style(inOverrides({ fontSize: vars.size.lead }));
export const columns = style(inRecipes({ display: 'block', inlineSize: '100%', blockSize: '8rem' }));
export const column = style(inRecipes({ fill: c.berry }));
export const columnEmpty = style(inRecipes({ fill: c.line }));
/** The chart with its scale above and its weeks below. */
export const chart = style(
  inRecipes({ display: 'grid', gap: vars.space[1], color: c.inkSoft, fontSize: vars.size.hint }),
);
export const chartWeeks = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[3] }),
);
export const details = style(inRecipes({ fontSize: vars.size.small }));
export const summary = style(
  inRecipes({ paddingBlock: '10px', minBlockSize: vars.target, color: c.inkSoft, cursor: 'pointer' }),
);
export const smallTable = style(
  inRecipes({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    borderSpacing: 0,
    lineHeight: vars.leading.text,
  }),
);
/** A browser centres the heads of a table by itself. */
export const name = style(inRecipes({ textAlign: 'start', paddingInlineEnd: vars.space[3] }));
export const number = style(inRecipes({ textAlign: 'end' }));
