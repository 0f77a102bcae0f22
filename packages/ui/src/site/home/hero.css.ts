import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[8],
    alignItems: 'center',
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1.16fr) minmax(0, 1fr)',
        gap: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
      },
    },
  }),
);
export const words = style(
  inRecipes({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[5],
    minInlineSize: 0,
    '@media': { [media.wide]: { gap: vars.space[6] } },
  }),
);
export const lead = style(inOverrides({ maxInlineSize: '34em' }));
export const actions = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[2] }),
);
export const trust = style(inRecipes({ display: 'grid', gap: vars.space[1] }));
/** Whole on one line, unless the line is shorter than it. */
export const trustLink = style(inOverrides({ display: 'inline-block' }));
export const figures = style(inOverrides({ minBlockSize: '1lh' }));

export const video = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: `opacity 240ms ${vars.ease}`,
    selectors: { '&[data-playing="true"]': { opacity: 1 } },
  }),
);
/** The one control, in the corner where the arch stands on the ground. */
export const control = style(
  inRecipes({
    position: 'absolute',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    border: '1.5px solid transparent',
    background: vars.color.paper,
    color: vars.color.night,
    cursor: 'pointer',
    vars: { [vars.ring]: vars.color.night },
  }),
);
