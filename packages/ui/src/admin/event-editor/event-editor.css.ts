import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Below the header that stays at the top of the window. */
export const root = style(inRecipes({ minInlineSize: 0, scrollMarginBlockStart: '5.5rem' }));

export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[5],
  }),
);

export const note = style(inOverrides({ marginBlockEnd: vars.space[4] }));

/** On a phone the card stands under the form. */
export const columns = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[8],
    minInlineSize: 0,
    alignItems: 'start',
    '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 23rem)' } },
  }),
);

/** Stays beside what is typed. */
export const preview = style(
  inRecipes({
    minInlineSize: 0,
    '@media': { [media.roomy]: { position: 'sticky', insetBlockStart: '5.5rem' } },
  }),
);
