import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const head = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    overflowWrap: 'anywhere',
  }),
);
export const bio = style(inOverrides({ whiteSpace: 'pre-line' }));
/** A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyleType: '""' }),
);
const tag = {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.box,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
} as const;
export const interest = style(
  inRecipes({ ...tag, background: vars.color.lilac, color: vars.color.lilacInk }),
);
export const event = style(inRecipes({ ...tag, background: vars.color.peach, color: vars.color.peachInk }));
