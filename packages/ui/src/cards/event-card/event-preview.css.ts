import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const head = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

/** As wide as a card is in the listing, at most. */
export const card = style(inRecipes({ inlineSize: '100%', maxInlineSize: '24rem', minInlineSize: 0 }));
