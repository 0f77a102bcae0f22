import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const cards = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[3],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    },
  }),
);
export const card = style(
  inOverrides({
    display: 'grid',
    // On a phone the drawing stands beside the words: three ways to meet are seen at once.
    gridTemplateColumns: '5.75rem minmax(0, 1fr)',
    alignItems: 'center',
    overflow: 'hidden',
    '@media': {
      [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: '1fr auto',
        minBlockSize: '27rem',
      },
    },
  }),
);
export const drawing = style(
  inOverrides({
    alignSelf: 'center',
    justifySelf: 'center',
    inlineSize: '100%',
    margin: `${vars.space[3]} 0 ${vars.space[3]} ${vars.space[4]}`,
    '@media': { [media.wide]: { inlineSize: '86%', margin: `${vars.space[8]} 0` } },
  }),
);
export const words = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: vars.space[3],
    '@media': { [media.wide]: { padding: `0 ${vars.space[7]} ${vars.space[7]}` } },
  }),
);
