import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** The way back needs little air above it. */
export const root = style(
  inOverrides({
    '@media': {
      [media.compact]: { paddingBlockStart: '8px' },
      [media.wide]: { paddingBlockStart: vars.space[5] },
    },
  }),
);

/** The event with what an organizer does with it, which comes late and moves nothing. */
export const event = style(
  inRecipes({
    position: 'relative',
    // Below what it is edited in.
    selectors: { 'div:not([hidden]) + &': { marginBlockStart: vars.space[6] } },
    '@media': { [media.snug]: { display: 'flex', flexDirection: 'column' } },
  }),
);
/** Beside the page's 'Share' where there is room, also for when it was read, and else below everything. */
export const organize = style(
  inOverrides({
    '@media': {
      [media.snug]: { order: 1, paddingBlockStart: vars.space[6] },
      [media.roomy]: { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: '6.75rem' },
    },
  }),
);
