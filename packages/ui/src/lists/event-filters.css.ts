import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** Two fields beside each other from the start; the button joins them when there is room. */
export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    alignItems: 'end',
    gap: vars.space[3],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 14rem) max-content',
        gap: vars.space[4],
      },
    },
  }),
);

export const field = style(inOverrides({ minInlineSize: 0 }));
