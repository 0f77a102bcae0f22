import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    minBlockSize: '40px',
    paddingBlock: '7px',
    paddingInline: '15px',
    borderRadius: vars.radius.pill,
    border: '1.5px solid',
    borderColor: c.inkFaint,
    background: 'transparent',
    color: c.ink,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.state} ${vars.ease}, border-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[aria-pressed="true"]': {
        background: c.berrySoft,
        borderColor: c.berry,
        boxShadow: `inset 0 0 0 .5px ${c.berry}`,
        color: c.berry,
      },
      '&[aria-disabled="true"]': { color: c.inkFaint, borderStyle: 'dashed', cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: vars.target },
      [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: c.berry } } },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);

/** A tick for a plus of the same size: the choice is not told by colour alone, and moves no neighbour. */
export const mark = style(inOverrides({ flex: 'none', marginInlineStart: '-3px' }));
