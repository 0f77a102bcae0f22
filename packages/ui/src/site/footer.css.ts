import { style, styleVariants } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    position: 'relative',
    overflow: 'hidden',
    marginBlockStart: vars.space[20],
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    borderBlockStart: '1px solid transparent',
    background: vars.color.sunk,
    '@media': { [media.wide]: { paddingBlock: `${vars.space[20]} ${vars.space[10]}` } },
  }),
);
export const columns = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[10],
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(16rem, 1fr) auto', gap: vars.space[16] } },
  }),
);
export const lead = style(
  inRecipes({ display: 'grid', gap: vars.space[5], justifyItems: 'start', alignContent: 'start' }),
);
export const line = style(inRecipes({ maxInlineSize: '30ch', color: vars.color.inkSoft }));
export const lists = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    gap: `${vars.space[6]} ${vars.space[4]}`,
    '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, auto)', columnGap: vars.space[12] } },
  }),
);
export const list = style(
  inRecipes({
    display: 'grid',
    alignContent: 'start',
    // The longest names are in the last list; on a phone it takes the whole width.
    '@media': { [media.compact]: { selectors: { '&:last-child': { gridColumn: '1 / -1' } } } },
  }),
);
export const link = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '40px',
    '@media': { '(pointer: coarse)': { minBlockSize: vars.target } },
  }),
);
export const foot = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockStart: vars.space[10],
    '@media': { [media.wide]: { marginBlockStart: vars.space[16] } },
  }),
);
/** The motif at the far corner, where no words are: it rises over the edge like hills. */
export const drawing = style(
  inRecipes({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(44vw, 30rem)',
    blockSize: 'auto',
    pointerEvents: 'none',
    isolation: 'isolate',
    '@media': { [media.compact]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
  }),
);
export const circle = styleVariants(
  {
    moss: vars.color.artMoss,
    apricot: vars.color.artApricot,
    berry: vars.color.artBerry,
    violet: vars.color.artViolet,
  },
  (fill) => inRecipes({ fill, mixBlendMode: 'multiply' }),
);
/** Above the drawing. */
export const words = style(inOverrides({ position: 'relative' }));
