import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/**
 * `primary` is the one thing to do here; `secondary` its neighbour; `quiet` for what is seldom needed;
 * `plain` looks like a link, for the way back beside what is wanted; `danger` for what cannot be undone; `butter` for the
 * dark price card, where berry would shout.
 */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'plain', 'danger', 'butter'] as const;
/** `medium` is 48 px high, `small` 40 px (44 px on touch). */
export const buttonSizes = ['small', 'medium'] as const;

const c = vars.color;
const unavailableOrBusy = '&[aria-disabled="true"]';
const hovered = '&:hover:not([aria-disabled="true"])';
const pressed = '&:active:not([aria-disabled="true"])';

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    borderRadius: vars.radius.pill,
    // Transparent, so that high contrast has an edge to paint and a secondary button is no wider than a primary.
    border: '1.5px solid transparent',
    fontFamily: vars.font.text,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    // A word is broken when it alone is wider than the button, never because the button could be narrower.
    overflowWrap: 'break-word',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: vars.duration.state,
    transitionTimingFunction: vars.ease,
    selectors: {
      [pressed]: { transform: 'scale(.98)' },
      [unavailableOrBusy]: { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { [pressed]: { transform: 'none' } } },
    },
  }),
);

export const size = styleVariants(
  {
    small: {
      minBlockSize: '40px',
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      fontSize: vars.size.small,
      '@media': { '(pointer: coarse)': { minBlockSize: vars.target } },
    },
    medium: {
      minBlockSize: '48px',
      paddingBlock: '10px',
      paddingInline: '22px',
      fontSize: '.9375rem',
    },
  },
  inRecipes,
);

export const variant = styleVariants(
  {
    primary: {
      background: c.berry,
      color: c.onBerry,
      '@media': { [media.hover]: { selectors: { [hovered]: { background: c.berryHover } } } },
    },
    secondary: {
      background: 'transparent',
      borderColor: c.ink,
      color: c.ink,
      '@media': { [media.hover]: { selectors: { [hovered]: { background: c.ink, color: c.canvas } } } },
    },
    quiet: {
      background: c.sunk,
      color: c.ink,
      '@media': { [media.hover]: { selectors: { [hovered]: { background: c.berrySoft, color: c.berry } } } },
    },
    plain: {
      background: 'transparent',
      color: c.inkSoft,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      '@media': { [media.hover]: { selectors: { [hovered]: { color: c.ink } } } },
    },
    danger: {
      background: c.bad,
      color: c.surface,
      '@media': {
        [media.hover]: {
          selectors: { [hovered]: { background: c.badSoft, borderColor: c.bad, color: c.bad } },
        },
      },
    },
    butter: {
      background: c.butter,
      color: c.butterInk,
      // In the dark the card is light, as butter is.
      borderColor: c.butterInk,
      '@media': { [media.hover]: { selectors: { [hovered]: { background: c.paper } } } },
    },
  },
  inRecipes,
);

/** Worn by an unavailable button whatever its variant: it can be read and reached, and plainly does not invite. */
export const unavailable = style(
  inRecipes({
    background: c.sunk,
    borderColor: 'transparent',
    color: c.inkFaint,
    '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
  }),
);

export const full = style(inRecipes({ inlineSize: '100%' }));

/** Both wordings lie in one cell, so the button is as wide as the longer and never changes its width. */
export const labels = style(
  inRecipes({ display: 'inline-grid', justifyItems: 'center', alignItems: 'center' }),
);
export const label = style(
  inRecipes({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);
export const labelAway = style(inRecipes({ visibility: 'hidden' }));

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** Work under way: a line under the words, which needs no room beside them. */
export const progress = style(
  inRecipes({
    position: 'absolute',
    insetInline: vars.space[5],
    insetBlockEnd: '6px',
    blockSize: '2.5px',
    borderRadius: vars.radius.pill,
    background: 'color-mix(in srgb, currentColor 22%, transparent)',
    overflow: 'hidden',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        inlineSize: '40%',
        borderRadius: 'inherit',
        background: 'currentColor',
        animation: `${pass} 1200ms ease-in-out infinite`,
      },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&::after': { animation: 'none', inlineSize: '100%' } } },
    },
  }),
);
