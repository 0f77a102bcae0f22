import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inOverrides({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
export const words = style(inOverrides({ maxInlineSize: '60ch' }));
export const tools = style(inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
export const tool = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[1],
    overflowWrap: 'anywhere',
    '@media': {
      [media.wide]: { gridTemplateColumns: '14rem minmax(0, 60ch)', columnGap: vars.space[5] },
    },
  }),
);
export const toolName = style(inRecipes({ fontWeight: vars.weight.strong }));
