import { style } from '@vanilla-extract/css';
import { headerPanel, panelHead, panelRoot } from '../../styles/header-panel.ts';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inOverrides(panelRoot));
export const panel = style(
  inRecipes({ ...headerPanel('26rem', '36rem'), overflowY: 'auto', overscrollBehavior: 'contain' }),
);
export const head = style(inRecipes(panelHead(vars.space[1])));
export const syncAll = style(inOverrides({ paddingInline: vars.space[3] }));
export const body = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[3],
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[4],
  }),
);
export const note = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    padding: vars.space[3],
    borderRadius: vars.radius.field,
    background: c.warnSoft,
    color: c.warn,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);
export const list = style(inRecipes({ paddingInline: vars.space[6], paddingBlockEnd: vars.space[4] }));
export const item = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    borderBlockStart: `1px solid ${c.line}`,
  }),
);
export const line = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
export const what = style(inOverrides({ minInlineSize: 0, overflowWrap: 'anywhere' }));
/** Both are read before one is chosen, however long they are. */
export const versions = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[3],
    maxBlockSize: '16rem',
    overflowY: 'auto',
    outlineOffset: '-2px',
  }),
);
export const field = style(inRecipes({ display: 'grid', gap: vars.space[1] }));
export const pair = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingInlineStart: vars.space[3],
    borderInlineStart: `3px solid ${c.line}`,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);
export const whose = style(inRecipes({ color: c.inkSoft }));
export const value = style(inRecipes({ minInlineSize: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
/** Under the words, not under their symbol. */
export const remove = style(inOverrides({ gridColumn: 2, justifySelf: 'start' }));
export const actions = style(
  inRecipes({ marginBlockStart: vars.space[1], selectors: { '&:empty': { display: 'none' } } }),
);
