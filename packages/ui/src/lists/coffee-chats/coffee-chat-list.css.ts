import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Two columns where each still has room. A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inOverrides({
    display: 'grid',
    listStyleType: '""',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: vars.space[5],
  }),
);
/** One alone has the whole line. */
export const cell = style(
  inRecipes({ minInlineSize: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } }),
);
export const more = style(
  inRecipes({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space[5] }),
);
