import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const hovered = '&:hover:not([aria-disabled="true"])';

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    color: vars.color.ink,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.state} ${vars.ease}, color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[aria-disabled="true"]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[aria-expanded="true"], &[aria-pressed="true"]': { background: vars.color.sunk },
    },
    '@media': {
      [media.hover]: { selectors: { [hovered]: { background: vars.color.sunk, color: vars.color.berry } } },
    },
  }),
);

/** The number at the corner, such as notices not yet seen; with large text it grows no further than the drawing is seen. */
export const count = style(
  inRecipes({
    position: 'absolute',
    insetBlockEnd: '22px',
    insetInlineEnd: '0',
    minInlineSize: 'min(1.125rem, 22px)',
    paddingInline: '4px',
    borderRadius: vars.radius.pill,
    background: vars.color.berry,
    color: vars.color.onBerry,
    boxShadow: `0 0 0 2px ${vars.color.canvas}`,
    fontSize: 'min(.6875rem, 15px)',
    fontWeight: vars.weight.bold,
    lineHeight: 'min(1.125rem, 22px)',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
