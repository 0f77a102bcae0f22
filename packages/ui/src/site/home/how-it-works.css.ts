import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const steps = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[6],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);
export const step = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'min(4.5rem, 24vw) minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        gap: vars.space[6],
        paddingBlockStart: vars.space[8],
        borderBlockStart: `2px solid ${vars.color.ink}`,
      },
    },
  }),
);
export const drawing = style(
  inOverrides({ inlineSize: '100%', '@media': { [media.wide]: { inlineSize: '13rem' } } }),
);
export const number = style(
  inRecipes({ color: vars.color.berry, marginInlineEnd: '.4em', fontVariantNumeric: 'tabular-nums' }),
);
export const words = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    gap: vars.space[2],
  }),
);
export const soon = style(
  inRecipes({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
  }),
);
