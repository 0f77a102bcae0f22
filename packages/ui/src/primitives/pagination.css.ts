import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const list = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
  }),
);
/** No room to spare between the numbers of a phone: their targets stay 44 px. */
export const tight = style(inRecipes({ '@media': { [media.compact]: { gap: 0 } } }));
export const page = style(
  inRecipes({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.target,
    minBlockSize: vars.target,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.pill,
    border: '1.5px solid transparent',
    color: vars.color.ink,
    fontSize: '.9375rem',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    transition: `background-color ${vars.duration.state} ${vars.ease}`,
    selectors: { '&[aria-current="page"]': { background: vars.color.ink, color: vars.color.canvas } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunk } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
export const gap = style(
  inRecipes({ minInlineSize: vars.space[6], textAlign: 'center', color: vars.color.inkSoft }),
);
/** On a phone the numbers take a line of their own under the two buttons. */
export const numbers = style(
  inRecipes({
    display: 'contents',
    '@media': {
      [media.compact]: {
        display: 'flex',
        order: 1,
        flexBasis: '100%',
        justifyContent: 'center',
        flexWrap: 'wrap',
      },
    },
  }),
);
