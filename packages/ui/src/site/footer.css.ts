import { style } from '@vanilla-extract/css';
import { root as skeleton } from '../primitives/skeleton.css.ts';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** The air above it holds the drawing. */
export const root = style(
  inRecipes({
    position: 'relative',
    marginBlockStart: vars.space[3],
    // While the shapes of a page stand for it, its end is not where it will be: it comes with what comes.
    selectors: { [`body:has(main ${skeleton}) &`]: { visibility: 'hidden' } },
    '@media': {
      // Where a page has the whole window of a phone, there is nothing below it.
      [media.compact]: { selectors: { ':has([data-whole-window]) > &': { display: 'none' } } },
      [media.wide]: { marginBlockStart: `clamp(${vars.space[4]}, 3.5vw, ${vars.space[10]})` },
      print: { display: 'none' },
    },
  }),
);
export const hills = style(
  inRecipes({
    inlineSize: '100%',
    blockSize: '32px',
    pointerEvents: 'none',
    isolation: 'isolate',
    '@media': { [media.wide]: { blockSize: '56px' }, [media.forcedColors]: { visibility: 'hidden' } },
  }),
);
export const ground = style(
  inRecipes({
    paddingBlock: vars.space[3],
    borderBlockStart: '1px solid transparent',
    background: vars.color.sunk,
    '@media': { [media.wide]: { paddingBlock: vars.space[8] } },
  }),
);
export const columns = style(
  inOverrides({
    display: 'grid',
    gap: vars.space[2],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(15rem, 1fr) auto', gap: vars.space[8] },
    },
  }),
);
export const lead = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    '@media': {
      [media.compact]: { order: 1 },
      [media.wide]: { gap: vars.space[3], flexDirection: 'column', alignItems: 'start', flexWrap: 'nowrap' },
    },
  }),
);
/** On a phone the header's is never far. */
export const logo = style(inRecipes({ '@media': { [media.compact]: { display: 'none' } } }));
export const safe = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
  }),
);
export const lists = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    '@media': {
      [media.wide]: { flexWrap: 'nowrap', columnGap: `clamp(${vars.space[5]}, 4vw, ${vars.space[16]})` },
    },
  }),
);
/** On a phone all links run on like words. */
export const list = style(
  inRecipes({
    display: 'contents',
    '@media': { [media.wide]: { display: 'grid', alignContent: 'start' } },
  }),
);
export const link = style(
  inOverrides({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '38px',
    '@media': { '(pointer: coarse)': { minBlockSize: vars.target } },
  }),
);
