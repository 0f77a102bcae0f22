import { createVar, style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const shift = createVar();

export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    color: vars.color.ink,
    fontSize: vars.size.small,
    cursor: 'pointer',
    vars: { [shift]: '0px' },
    selectors: {
      '&[aria-checked="true"]': { vars: { [shift]: '20px' } },
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.6 },
      // The track wears the ring, whose shape is the switch's own.
      '&:focus-visible': { outline: 'none' },
    },
  }),
);

export const track = style(
  inRecipes({
    position: 'relative',
    flex: 'none',
    inlineSize: '48px',
    blockSize: '28px',
    borderRadius: vars.radius.pill,
    border: `1.5px solid ${vars.color.inkFaint}`,
    background: vars.color.sunk,
    transition: `background-color ${vars.duration.state} ${vars.ease}, border-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      [`${root}[aria-checked="true"] &`]: { background: vars.color.berry, borderColor: vars.color.berry },
      [`${root}:focus-visible &`]: { outline: `3px solid ${vars.ring}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${root}[aria-checked="true"] &`]: { background: 'Highlight' },
          [`${root}:focus-visible &`]: { outlineColor: 'Highlight' },
        },
      },
    },
  }),
);

export const thumb = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: '2.5px',
    insetInlineStart: '2.5px',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '50%',
    background: vars.color.inkFaint,
    translate: `${shift} 0`,
    transition: `translate ${vars.duration.state} ${vars.ease}`,
    selectors: { [`${root}[aria-checked="true"] &`]: { background: vars.color.onBerry } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { background: 'ButtonText' },
    },
  }),
);

export const words = style(inRecipes({ minInlineSize: '3ch', textAlign: 'start' }));
