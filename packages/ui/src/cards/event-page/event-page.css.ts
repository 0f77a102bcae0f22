import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export { block } from '../event-card/event-card-back.css.ts';

export const root = style(inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

/** The way back and the way on to others, in one line while there is room. */
export const bar = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    minBlockSize: vars.target,
  }),
);

export const back = style(
  inOverrides({ display: 'inline-flex', alignItems: 'center', gap: '6px', minBlockSize: vars.target }),
);

/** Under each other on a phone, what can be done before what can be read; on a wide page that stands beside both. */
export const columns = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[5],
    minInlineSize: 0,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(19rem, 24rem)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
        columnGap: vars.space[8],
        rowGap: vars.space[8],
      },
    },
  }),
);

/** Picture and name in one block of the category's colour, as on the back of the card. */
export const hero = style(
  inRecipes({
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** Lower on a phone, where what can be done is to stand in the first window; no more than a third of a wide one. */
export const picture = style(
  inRecipes({
    position: 'relative',
    aspectRatio: '21 / 9',
    '@media': { [media.wide]: { aspectRatio: 'auto', blockSize: '20rem' } },
  }),
);

export const words = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: '18px 20px 20px',
    '@media': { [media.wide]: { padding: '24px 32px 28px' } },
  }),
);

export const category = style(inRecipes({ fontSize: vars.size.small, fontWeight: vars.weight.bold }));

/** A title is as long as an admin made it. */
export const title = style(
  inOverrides({ fontSize: `min(${vars.size.section}, 9vw)`, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);

export const lead = style(inRecipes({ lineHeight: vars.leading.text, overflowWrap: 'anywhere' }));

/** No grid: what sticks would stay in its own cell. */
export const panel = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    minInlineSize: 0,
    padding: '20px',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    '@media': {
      [media.wide]: { gridColumn: 2, gridRow: '1 / span 2', padding: '24px' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

/** The price and the one thing to do about it. */
export const deal = style(inRecipes({ display: 'grid', gap: '10px' }));

/** What she may apply for stays at the window's lower edge until its place is reached, on a phone that is not lying down. */
export const dealAtEdge = style(
  inOverrides({
    '@media': {
      [`${media.compact} and (min-height: 30rem)`]: {
        position: 'sticky',
        zIndex: 1,
        insetBlockEnd: 0,
        background: vars.color.surface,
        paddingBlockEnd: '12px',
        // What passes behind its edge fades: a line cut in half reads as a fault. Where it rests this lies over a gap.
        '::before': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '100%',
          blockSize: vars.space[5],
          background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
          pointerEvents: 'none',
        },
      },
    },
  }),
);

/** Small print of the button above it. */
export const terms = style(
  inRecipes({
    display: 'grid',
    gap: '10px',
    marginBlockStart: `calc(10px - ${vars.space[5]})`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Both ways in stand as they are, centred as the small print above them. */
export const join = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space[5],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.size.small,
    color: vars.color.inkSoft,
  }),
);

export const way = style(
  inOverrides({ display: 'inline-flex', alignItems: 'center', gap: '6px', minBlockSize: vars.target }),
);

export const story = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    maxInlineSize: '44rem',
  }),
);

export const storyWords = style(
  inRecipes({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: vars.color.inkSoft,
    lineHeight: vars.leading.text,
  }),
);
