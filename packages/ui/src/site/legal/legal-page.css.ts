import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(12rem, 17rem) minmax(0, 44rem)',
        columnGap: `clamp(${vars.space[8]}, 6vw, ${vars.space[24]})`,
        rowGap: vars.space[12],
      },
    },
  }),
);
export const head = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[3],
    maxInlineSize: '46rem',
    '@media': { [media.wide]: { gridColumn: '1 / -1' } },
  }),
);
export const contents = style(
  inRecipes({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    padding: vars.space[5],
    borderRadius: vars.radius.box,
    border: '1px solid transparent',
    background: vars.color.sunk,
    '@media': {
      [media.wide]: { padding: 0, background: 'none' },
      [`${media.wide} and ${media.tall}`]: {
        position: 'sticky',
        insetBlockStart: vars.space[24],
        alignSelf: 'start',
      },
    },
  }),
);
export const contentsList = style(inRecipes({ display: 'grid' }));
export const contentsLink = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '36px',
    fontSize: vars.size.small,
  }),
);
export const sections = style(inRecipes({ display: 'grid', gap: vars.space[10], minInlineSize: 0 }));
export const section = style(
  inRecipes({ display: 'grid', gap: vars.space[3], textWrap: 'pretty', color: vars.color.inkSoft }),
);
export const title = style(inOverrides({ color: vars.color.ink }));
export const points = style(
  inRecipes({ display: 'grid', gap: vars.space[2], paddingInlineStart: '1.2em', listStyle: 'disc' }),
);
export const others = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
