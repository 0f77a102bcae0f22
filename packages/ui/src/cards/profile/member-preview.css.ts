import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
/** Where there is no room beside what she fills in. */
export const shortened = style({});
const inShort = (rules: { [property: string]: string | number }) => ({
  [`${shortened} &`]: { '@media': { [media.snug]: rules } },
});
export const more = style(inRecipes({ display: 'grid', gap: vars.space[4] }));
export const card = style(inOverrides({ overflow: 'hidden' }));
export const picture = style(
  inRecipes({
    position: 'relative',
    overflow: 'hidden',
    isolation: 'isolate',
    blockSize: '8.5rem',
    background: vars.color.rose,
    forcedColorAdjust: 'none',
    selectors: inShort({ display: 'none' }),
  }),
);
const circle = {
  position: 'absolute',
  borderRadius: '50%',
  mixBlendMode: 'multiply',
  inlineSize: '9rem',
  blockSize: '9rem',
} as const;
export const first = style(
  inRecipes({
    ...circle,
    insetInlineEnd: '4.5rem',
    insetBlockStart: '-2.5rem',
    background: vars.color.artViolet,
  }),
);
export const second = style(
  inRecipes({
    ...circle,
    insetInlineEnd: '-1rem',
    insetBlockStart: '1rem',
    background: vars.color.artApricot,
  }),
);
/** The picture reaches into the coloured ground. */
export const avatar = style(
  inOverrides({
    marginBlockStart: '-4.25rem',
    marginBlockEnd: vars.space[2],
    boxShadow: `0 0 0 5px ${vars.color.surface}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    selectors: inShort({
      inlineSize: '4rem',
      blockSize: '4rem',
      margin: 0,
      gridRow: '1 / span 2',
      fontSize: vars.size.block,
      boxShadow: 'none',
    }),
  }),
);
export const words = style(
  inRecipes({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[1],
    padding: `0 ${vars.space[6]} ${vars.space[6]}`,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    selectors: inShort({
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'center',
      columnGap: vars.space[4],
      padding: vars.space[4],
    }),
  }),
);
export const name = style(
  inOverrides({
    fontFamily: vars.font.display,
    fontSize: vars.size.block,
    letterSpacing: '-.02em',
    lineHeight: vars.leading.tight,
  }),
);
export const readings = style(
  inRecipes({ display: 'grid', gap: vars.space[2], margin: 0, selectors: inShort({ display: 'none' }) }),
);
/** Side by side; below each other where both do not fit. */
export const reading = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], overflowWrap: 'anywhere' }),
);
export const reader = style(inOverrides({ flex: '1 1 12rem', minInlineSize: 0 }));
export const read = style(inOverrides({ margin: 0, minInlineSize: 0 }));
/** Of a long one the first lines, where there is little room. */
export const bio = style(
  inOverrides({
    selectors: inShort({
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      fontSize: vars.size.small,
    }),
  }),
);
