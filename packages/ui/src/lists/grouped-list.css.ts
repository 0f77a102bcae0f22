import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** The name of a group has a line of its own; all but the first stand off from what is above. */
export const group = style(
  inRecipes({
    gridColumn: '1 / -1',
    selectors: { '&:not(:first-child)': { marginBlockStart: vars.space[5] } },
  }),
);

export const nested = style(inOverrides({ fontSize: vars.size.body, color: vars.color.inkSoft }));

/** The only one of its group has the whole line. */
export const alone = style(inOverrides({ gridColumn: '1 / -1' }));

export const cell = style(inRecipes({ display: 'grid', minInlineSize: 0 }));
