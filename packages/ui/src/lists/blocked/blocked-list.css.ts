import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(inRecipes({ display: 'grid', listStyleType: '""' }));
export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '72px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
export const words = style(inRecipes({ display: 'grid', overflowWrap: 'anywhere' }));
