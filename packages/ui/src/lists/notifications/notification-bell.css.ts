import { style } from '@vanilla-extract/css';
import { headerPanel, panelHead, panelRoot } from '../../styles/header-panel.ts';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inOverrides(panelRoot));
export const panel = style(
  inRecipes({
    ...headerPanel('26rem', '36rem'),
    display: 'grid',
    overflow: 'hidden',
  }),
);
export const whole = style(inRecipes({ display: 'flex', flexDirection: 'column', minBlockSize: 0 }));
export const head = style(inRecipes({ ...panelHead(vars.space[2]), flex: 'none' }));
export const content = style(
  inRecipes({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[4],
    outlineOffset: '-3px',
  }),
);
export const earlier = style(inRecipes({ paddingInline: vars.space[2] }));
export const day = style(
  inRecipes({
    padding: `${vars.space[4]} ${vars.space[2]} ${vars.space[1]}`,
    color: c.inkSoft,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.strong,
  }),
);
export const list = style(inRecipes({ display: 'grid', gap: vars.space[1], listStyleType: '""' }));
export const item = style(
  inRecipes({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'start', gap: vars.space[1] }),
);
export const entry = style(
  inRecipes({
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    padding: `${vars.space[3]} ${vars.space[2]}`,
    borderRadius: vars.radius.box,
    color: c.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: c.sunk } } } },
  }),
);
export const title = style(
  inRecipes({ fontSize: vars.size.small, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug }),
);
/** Beside the words, so that unread is not told by weight alone. */
export const unread = style(
  inRecipes({
    fontWeight: vars.weight.bold,
    selectors: {
      '&::before': {
        content: '""',
        display: 'inline-block',
        inlineSize: '8px',
        blockSize: '8px',
        marginInlineEnd: vars.space[2],
        borderRadius: vars.radius.pill,
        border: `4px solid ${c.berry}`,
        verticalAlign: '0.1em',
      },
    },
  }),
);
export const body = style(inRecipes({ color: c.inkSoft, fontSize: vars.size.small }));
export const time = style(inRecipes({ color: c.inkSoft, fontSize: vars.size.hint }));
export const more = style(inRecipes({ display: 'grid', paddingBlockStart: vars.space[3] }));
export const skeleton = style(
  inRecipes({ display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space[2]}` }),
);
export const empty = style(
  inRecipes({ display: 'grid', gap: vars.space[2], padding: `${vars.space[4]} ${vars.space[2]}` }),
);
export const foot = style(
  inRecipes({
    flex: 'none',
    padding: `${vars.space[3]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${c.line}`,
    fontSize: vars.size.small,
  }),
);
export const compact = style(inOverrides({ paddingInline: vars.space[3] }));
