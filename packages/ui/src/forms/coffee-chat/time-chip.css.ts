import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.target,
    paddingInline: '28px',
    borderRadius: vars.radius.pill,
    border: `1.5px solid ${c.inkFaint}`,
    color: c.ink,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.state} ${vars.ease}, border-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&:has(:checked)': {
        background: c.berrySoft,
        borderColor: c.berry,
        boxShadow: `inset 0 0 0 .5px ${c.berry}`,
        color: c.berry,
      },
      '&:has(:disabled)': { color: c.inkFaint, borderStyle: 'dashed', cursor: 'not-allowed' },
      '&:has(:disabled:not(:checked))': { textDecoration: 'line-through' },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: c.berry } } },
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
/** Over the whole chip: pressed anywhere, and seen nowhere. */
export const input = style(
  inRecipes({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    cursor: 'inherit',
    outline: 'none',
  }),
);
/** The tick, so that the choice is not told by colour alone; its place is kept, so nothing moves. */
export const tick = style(
  inRecipes({
    position: 'absolute',
    insetInlineStart: '9px',
    opacity: 0,
    selectors: { ':checked ~ &': { opacity: 1 } },
  }),
);
