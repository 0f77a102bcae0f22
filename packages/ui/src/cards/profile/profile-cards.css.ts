import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const card = style(
  inOverrides({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
export const words = style(inRecipes({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' }));
export const credits = style(
  inRecipes({
    fontFamily: vars.font.display,
    fontSize: vars.size.block,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.tight,
    letterSpacing: '-.02em',
  }),
);
export const list = style(inRecipes({ display: 'grid', gap: vars.space[1] }));
/** As large beside a line that wraps. */
export const itemIcon = style(inRecipes({ flex: 'none' }));
export const item = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: vars.target,
    paddingInline: vars.space[3],
    marginInline: `calc(-1 * ${vars.space[3]})`,
    borderRadius: vars.radius.field,
    background: 'none',
    border: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: vars.weight.strong,
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '3px',
    selectors: { '&:hover': { background: `color-mix(in srgb, currentColor 10%, transparent)` } },
  }),
);
