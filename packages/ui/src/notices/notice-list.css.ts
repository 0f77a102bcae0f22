import { style } from '@vanilla-extract/css';
import { headerPanel, panelHead, panelRoot } from '../styles/header-panel.ts';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inOverrides(panelRoot));
export const panel = style(
  inRecipes({
    ...headerPanel('24rem', '34rem'),
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  }),
);
export const head = style(inRecipes({ ...panelHead(vars.space[2]), flex: 'none' }));
export const list = style(
  inRecipes({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[4],
    outlineOffset: '-3px',
  }),
);
export const item = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const words = style(inRecipes({ display: 'grid', gap: '2px', minInlineSize: 0 }));
export const meta = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: '2px' }),
);
export const empty = style(
  inRecipes({ padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`, color: c.inkSoft }),
);
export const clear = style(inOverrides({ paddingInline: vars.space[3] }));
