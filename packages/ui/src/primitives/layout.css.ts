import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** Places along the cross axis. */
export const aligns = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
/** Places along the main axis. */
export const justifies = ['start', 'center', 'end', 'between'] as const;
/** Widths of a page's content: running text 640 px, forms 480 px, everything else 1200 px. */
export const containerWidths = ['form', 'text', 'page'] as const;

/** The narrowest a grid's column may be before the grid takes one column fewer. */
export const columnMin = createVar();

export const stack = style(inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const inline = style(inRecipes({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }));
export const noWrap = style(inRecipes({ flexWrap: 'nowrap' }));
export const grid = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnMin}), 1fr))`,
  }),
);

export const gap = styleVariants(vars.space, (space) => inRecipes({ gap: space }));
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => inRecipes({ alignItems }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => inRecipes({ justifyContent }),
);

export const container = style(
  inRecipes({
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[4],
    '@media': { [media.wide]: { paddingInline: vars.space[8] } },
  }),
);
export const containerWidth = styleVariants({ form: '30rem', text: '44rem', page: '75rem' }, (width) =>
  inRecipes({
    maxInlineSize: `calc(${width} + 2 * ${vars.space[4]})`,
    '@media': { [media.wide]: { maxInlineSize: `calc(${width} + 2 * ${vars.space[8]})` } },
  }),
);
