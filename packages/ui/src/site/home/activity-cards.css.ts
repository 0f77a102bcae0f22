import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const cards = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[4],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    },
  }),
);
export const card = style(
  inOverrides({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    overflow: 'hidden',
    minBlockSize: '17rem',
    '@media': { [media.wide]: { minBlockSize: '27rem' } },
  }),
);
export const drawing = style(
  inOverrides({
    alignSelf: 'center',
    justifySelf: 'center',
    inlineSize: 'min(82%, 21rem)',
    marginBlock: vars.space[5],
    '@media': { [media.wide]: { inlineSize: '86%', marginBlock: vars.space[8] } },
  }),
);
export const words = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: `0 ${vars.space[6]} ${vars.space[6]}`,
    '@media': { [media.wide]: { padding: `0 ${vars.space[7]} ${vars.space[7]}` } },
  }),
);
