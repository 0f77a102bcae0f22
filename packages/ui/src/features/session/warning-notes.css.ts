import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

/** As organizers wrote them. */
export const words = style(
  inRecipes({ marginBlockEnd: vars.space[2], whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

/** The page below brings its own air. */
export const above = style(inOverrides({ paddingBlockStart: vars.space[4] }));
