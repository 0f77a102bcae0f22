import { createVar, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Colours of the two circles. */
export const vivid = createVar();
export const glow = createVar();

export const root = style(
  inOverrides({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    overflow: 'hidden',
    isolation: 'isolate',
    minBlockSize: '13rem',
    justifyContent: 'flex-end',
    '@media': {
      [media.wide]: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'flex-start',
        gap: vars.space[6],
      },
    },
  }),
);

const circle = {
  position: 'absolute',
  zIndex: -1,
  borderRadius: '50%',
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
} as const;

/** Two people and what they share: the mark, in the member's colours. */
export const first = style(
  inRecipes({
    ...circle,
    background: vivid,
    inlineSize: '150px',
    blockSize: '150px',
    insetInlineEnd: '62px',
    insetBlockStart: '-34px',
    '@media': {
      [media.wide]: {
        inlineSize: 'clamp(150px, 21vw, 260px)',
        blockSize: 'clamp(150px, 21vw, 260px)',
        insetInlineEnd: 'clamp(62px, 12vw, 150px)',
        insetBlockStart: '-70px',
      },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);
export const second = style(
  inRecipes({
    ...circle,
    background: glow,
    inlineSize: '120px',
    blockSize: '120px',
    insetInlineEnd: '-22px',
    insetBlockStart: '14px',
    '@media': {
      [media.wide]: {
        inlineSize: 'clamp(120px, 18vw, 220px)',
        blockSize: 'clamp(120px, 18vw, 220px)',
        insetInlineEnd: '-10px',
        insetBlockStart: '40px',
      },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);

/** A rim of the page's paper, so that a face never runs into the ground. */
export const avatar = style(
  inOverrides({
    boxShadow: `0 0 0 5px ${vars.color.paper}`,
    background: vars.color.paper,
    color: vars.color.night,
  }),
);

export const words = style(
  inRecipes({
    display: 'grid',
    // Not `auto`, which a long word would widen.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minInlineSize: 0,
    inlineSize: '100%',
    overflowWrap: 'anywhere',
    '@media': { [media.wide]: { maxInlineSize: '52%', paddingBlockEnd: vars.space[2] } },
  }),
);
