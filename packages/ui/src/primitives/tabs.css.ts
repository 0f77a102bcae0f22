import { style } from '@vanilla-extract/css';
import { edgeFade } from '../styles/edge-fade.ts';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const twoTabs = ':not(:has(> :nth-child(3)))';

export const list = style(
  inRecipes({
    display: 'inline-flex',
    // In a grid too it is as wide as its tabs.
    justifySelf: 'start',
    maxInlineSize: '100%',
    gap: '2px',
    padding: '4px',
    // The pill of one line; with more lines, corners that hold the pills inside.
    borderRadius: '28px',
    background: vars.color.sunk,
    flexWrap: 'wrap',
    '@media': {
      // One line that scrolls, and for its tabs the place that the row is measured by.
      [media.compact]: {
        position: 'relative',
        flexWrap: 'nowrap',
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollPaddingInline: '4px',
        scrollbarWidth: 'none',
        // Two that have no room beside each other stand below each other, both whole.
        selectors: { ...edgeFade, [`&${twoTabs}`]: { flexWrap: 'wrap' } },
      },
    },
  }),
);
export const trigger = style(
  inRecipes({
    flex: '0 1 auto',
    minBlockSize: vars.target,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.pill,
    border: '1.5px solid transparent',
    color: vars.color.inkSoft,
    fontSize: '.9375rem',
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.duration.state} ${vars.ease}, color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[aria-selected="true"]': {
        background: vars.color.ink,
        color: vars.color.canvas,
      },
    },
    '@media': {
      [media.compact]: {
        flex: '0 0 auto',
        // Only what is longer than the whole row takes more lines.
        maxInlineSize: '100%',
        // As wide as the row's padding: what scrolls cuts off more.
        selectors: {
          '&:focus-visible': { outlineOffset: '1px' },
          [`${list}${twoTabs} > &`]: { flexGrow: 1, paddingInline: vars.space[3], textAlign: 'center' },
        },
      },
      [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { color: vars.color.ink } } },
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } } },
    },
  }),
);
export const panel = style(
  inRecipes({ marginBlockStart: vars.space[6], borderRadius: vars.radius.box, outlineOffset: '6px' }),
);
