import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** What is filled in; from 1100 px her card beside it, which stays in sight. */
export const columns = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 44rem)',
    justifyContent: 'center',
    alignItems: 'start',
    '@media': {
      [media.roomy]: {
        gridTemplateColumns: 'minmax(0, 46rem) 21rem',
        justifyContent: 'space-between',
        columnGap: vars.space[12],
      },
    },
  }),
);
export const aside = style(
  inRecipes({
    display: 'none',
    '@media': {
      [media.roomy]: {
        display: 'block',
        position: 'sticky',
        insetBlockStart: vars.space[24],
      },
    },
  }),
);
