import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2px',
    padding: '4px',
    borderRadius: '26px',
    background: vars.color.canvas,
  }),
);
export const option = style(
  inRecipes({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '40px',
    justifyContent: 'center',
    flex: '1 0 auto',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.pill,
    border: '1.5px solid transparent',
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.state} ${vars.ease}, color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&:has(:checked)': { background: vars.color.ink, color: vars.color.canvas },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.target },
      [media.wide]: { paddingInline: '14px' },
      [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { color: vars.color.ink } } },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
/** The radio itself lies over its words, unseen, so that a tap anywhere reaches it. */
export const radio = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
