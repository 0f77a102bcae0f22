import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const grid = style(
  inRecipes({
    display: 'grid',
    listStyleType: '""',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr))',
    gap: vars.space[6],
  }),
);

export const cell = style(inRecipes({ display: 'grid', minInlineSize: 0 }));
