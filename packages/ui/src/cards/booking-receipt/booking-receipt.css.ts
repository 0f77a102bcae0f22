import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inRecipes({ display: 'grid', listStyleType: '""', gap: vars.space[2], overflowWrap: 'anywhere' }),
);
export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    columnGap: vars.space[2],
    alignItems: 'start',
    fontSize: vars.size.small,
  }),
);
export const icon = style(
  inRecipes({ display: 'grid', alignItems: 'center', blockSize: '1lh', color: vars.color.inkFaint }),
);
export const tick = style(inRecipes({ display: 'grid', alignItems: 'center', blockSize: '1lh' }));
export const description = style(inOverrides({ whiteSpace: 'pre-line' }));
export const welcome = style(inOverrides({ display: 'grid', gap: vars.space[3] }));
