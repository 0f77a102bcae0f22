import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** `rows` below each other in a form; `segments` side by side, where a choice counts at once. */
export const radioGroupLooks = ['rows', 'segments'] as const;

export const root = styleVariants(
  { rows: { display: 'grid' }, segments: { display: 'contents' } },
  inRecipes,
);
export const group = styleVariants(
  {
    rows: { display: 'grid', border: 0, minInlineSize: 0 },
    segments: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: '2px',
      padding: '4px',
      borderRadius: '26px',
      background: vars.color.canvas,
    },
  },
  inRecipes,
);
export const legend = style(
  inRecipes({ fontWeight: vars.weight.strong, fontSize: vars.size.small, marginBlockEnd: vars.space[1] }),
);
export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '44px',
    cursor: 'pointer',
    accentColor: vars.color.berry,
  }),
);
/** Wears the ring of the radio, which the browser would draw square. */
export const circle = style(
  inRecipes({
    display: 'grid',
    borderRadius: '50%',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.ring}`, outlineOffset: '2px' } },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
    },
  }),
);
export const ringless = style(
  inRecipes({ outline: 'none', inlineSize: '20px', blockSize: '20px', margin: 0 }),
);
export const segment = style(
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
export const unseen = style(
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
export const error = style(inRecipes({ color: vars.color.bad, fontSize: vars.size.small }));
