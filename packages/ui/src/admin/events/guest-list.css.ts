import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;
const onPaper = { print: { display: 'none' } };

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
export const counts = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[2],
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);
export const count = style(inRecipes({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }));
export const meter = style(
  inRecipes({
    appearance: 'none',
    flex: '1 0 100%',
    blockSize: '8px',
    border: 0,
    borderRadius: vars.radius.pill,
    background: c.line,
    selectors: {
      '&::-webkit-progress-bar': { background: c.line, borderRadius: vars.radius.pill },
      '&::-webkit-progress-value': { background: c.berry, borderRadius: vars.radius.pill },
      '&::-moz-progress-bar': { background: c.berry, borderRadius: vars.radius.pill },
    },
    '@media': onPaper,
  }),
);
export const tools = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    '@media': onPaper,
  }),
);
export const buttons = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const search = style(inOverrides({ '@media': onPaper }));
export const list = style(inRecipes({ display: 'grid', minInlineSize: 0 }));
export const guest = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const words = style(
  inRecipes({ display: 'grid', flex: '1 1 12rem', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const name = style(inRecipes({ fontWeight: vars.weight.strong, fontSize: vars.size.lead }));
export const facts = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    color: c.inkSoft,
    fontSize: vars.size.small,
  }),
);
export const reference = style(
  inRecipes({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.04em', whiteSpace: 'nowrap' }),
);
export const soft = style(inRecipes({ color: c.inkSoft, fontSize: vars.size.small }));
export const arrival = style(
  inRecipes({
    display: 'grid',
    justifyItems: 'end',
    gap: '2px',
    maxInlineSize: '16rem',
    textAlign: 'end',
    '@media': { [media.compact]: { flex: '1 0 100%', maxInlineSize: 'none' } },
  }),
);
/** Large enough for a thumb at a dark door. */
export const tick = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '48px',
    minInlineSize: '6.5rem',
    justifyContent: 'center',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    border: `1.5px solid ${c.ink}`,
    color: c.ink,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: c.goodSoft, borderColor: c.good, color: c.good },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: c.sunk } } },
      // On paper it is a box to tick.
      print: {
        selectors: {
          '&[aria-pressed="false"]': {
            minInlineSize: 0,
            inlineSize: '1.5rem',
            minBlockSize: '1.5rem',
            paddingInline: 0,
            borderRadius: '3px',
            fontSize: 0,
          },
        },
      },
    },
  }),
);
export const messages = style(inOverrides({ '@media': onPaper }));
export const messageParts = style(
  inRecipes({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }),
);
export const messageForm = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[4],
  }),
);
export const sentList = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
export const sentMessage = style(inRecipes({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));
export const sentWords = style(inRecipes({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
export const messageField = style(inOverrides({ inlineSize: '100%' }));

/** On a phone the count stands under its word: three tabs are seen whole, however many people there are. */
export const tab = style(
  inRecipes({
    '@media': {
      [media.compact]: { display: 'grid', justifyItems: 'center', lineHeight: vars.leading.snug },
    },
  }),
);
