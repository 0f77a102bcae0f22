import { style } from '@vanilla-extract/css';
import { inOverrides } from '../styles/in-layer.ts';
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
