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
    rowGap: vars.space[6],
    '@media': {
      [media.roomy]: {
        gridTemplateColumns: 'minmax(0, 46rem) 21rem',
        gridTemplateRows: 'auto 1fr',
        justifyContent: 'space-between',
        columnGap: vars.space[12],
      },
    },
  }),
);
export const aside = style(
  inRecipes({
    '@media': {
      [media.roomy]: {
        gridColumn: 2,
        gridRow: '1 / span 2',
        position: 'sticky',
        insetBlockStart: vars.space[24],
      },
    },
  }),
);
