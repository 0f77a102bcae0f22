import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** What is missing, the form, and, beside it on a wide page, what belongs to the member's account. */
export const columns = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[6],
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 20rem',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
    },
  }),
);
export const column = style(inRecipes({ display: 'grid', gap: vars.space[6], minInlineSize: 0 }));

/** Before the form on a phone, because it leads into it; beside it on a wide page. */
export const checklist = style(
  inRecipes({ minInlineSize: 0, '@media': { [media.wide]: { gridColumn: '2', gridRow: '1' } } }),
);
export const form = style([
  column,
  inOverrides({ '@media': { [media.wide]: { gridColumn: '1', gridRow: '1 / span 2' } } }),
]);
export const account = style([column, inOverrides({ '@media': { [media.wide]: { gridColumn: '2' } } })]);
