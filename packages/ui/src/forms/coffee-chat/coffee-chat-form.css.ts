import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inRecipes({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const columns = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', gap: vars.space[8] },
    },
  }),
);
export const part = style(
  inRecipes({ display: 'grid', alignContent: 'start', gap: vars.space[3], minInlineSize: 0 }),
);
export const partTitle = style(inRecipes({ fontSize: vars.size.small, fontWeight: vars.weight.strong }));
export const days = style(inRecipes({ display: 'grid', gap: vars.space[3], listStyleType: '""' }));
export const day = style(
  inRecipes({
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.box,
    background: c.sunk,
  }),
);
export const dayHead = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontWeight: vars.weight.strong,
    fontSize: vars.size.small,
  }),
);
export const times = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
  }),
);
/** Where the days will stand, so that nothing below moves with the first. */
export const none = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '7.5rem',
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    border: `1.5px dashed ${c.inkFaint}`,
    color: c.inkSoft,
    fontSize: vars.size.small,
    textAlign: 'center',
  }),
);
export const person = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[3],
    borderRadius: vars.radius.box,
    background: c.lilac,
    color: c.lilacInk,
  }),
);
