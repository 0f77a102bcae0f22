import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The form and, beside it on a wide page, what belongs to her account. */
export const columns = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[6],
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
  }),
);
export const column = style(inRecipes({ display: 'grid', gap: vars.space[6], minInlineSize: 0 }));
