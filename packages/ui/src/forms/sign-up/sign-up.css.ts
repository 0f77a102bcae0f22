import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

/** A column that is never wider than the page, whatever is typed in it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const form = style(inRecipes({ ...column, gap: vars.space[8] }));

/** One part of the card of a step. */
export const group = style(
  inRecipes({
    ...column,
    gap: vars.space[5],
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${c.line}`,
  }),
);

export const header = style(inRecipes({ ...column, gap: vars.space[3], marginBlockEnd: vars.space[2] }));
/** A title takes the focus so that it is read, not to be used. */
export const title = style(inOverrides({ selectors: { '&:focus': { outline: 'none' } } }));
export const progress = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);
export const bars = style(inRecipes({ display: 'flex', gap: vars.space[2], flex: '0 1 9rem' }));
export const bar = style(
  inRecipes({
    flex: '1 1 0',
    blockSize: '6px',
    borderRadius: vars.radius.pill,
    background: c.line,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const barDone = style(
  inOverrides({ background: c.berry, '@media': { [media.forcedColors]: { background: 'Highlight' } } }),
);

/** Two fields beside each other where there is room, under each other where there is none. */
export const pair = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[5],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    alignItems: 'start',
  }),
);
/** Two that hold a word or a number: beside each other on a phone, too. */
export const shortPair = style(
  inOverrides({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' }),
);
export const hint = style(
  inRecipes({
    marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    color: c.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);

export const actions = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'flex-end', gap: vars.space[3] }),
);
/** On a phone the buttons share the width; beside each other they are as wide as their words. */
export const action = style(
  inOverrides({ flex: '1 1 auto', '@media': { [media.wide]: { flex: '0 0 auto', minInlineSize: '12rem' } } }),
);
/** How far she is, before the buttons. */
export const answered = style(
  inOverrides({
    flex: '1 1 auto',
    alignSelf: 'center',
    '@media': { [media.compact]: { flex: '1 1 100%', textAlign: 'center' } },
  }),
);
export const foot = style(inRecipes({ textAlign: 'center', color: c.inkSoft }));

export const question = style(
  inRecipes({
    ...column,
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    border: 'none',
    // Focused to be read from here, not to be used.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
export const questionHead = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    inlineSize: '100%',
    padding: `0 0 ${vars.space[4]}`,
  }),
);
export const questionHint = style(inOverrides({ marginBlockStart: `calc(-1 * ${vars.space[3]})` }));
export const chips = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const created = style(
  inRecipes({ ...column, justifyItems: 'center', gap: vars.space[4], textAlign: 'center' }),
);
export const createdWords = style(
  inRecipes({
    maxInlineSize: '34rem',
    color: c.inkSoft,
    fontSize: vars.size.lead,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
);
export const createdActions = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[3],
    marginBlockStart: vars.space[2],
  }),
);
/** What to do when no mail comes, under a line of its own. */
export const missed = style(
  inRecipes({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    paddingBlockStart: vars.space[5],
    marginBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${c.line}`,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
