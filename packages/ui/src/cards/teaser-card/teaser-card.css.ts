import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const picture = style(
  inRecipes({ position: 'relative', flex: 'none', overflow: 'hidden', aspectRatio: '3 / 2' }),
);
export const pictureSkeleton = style(
  inOverrides({ blockSize: '100%', borderRadius: 0, background: vars.color.sunk }),
);
export const badges = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInline: vars.space[4],
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
export const body = style(
  inRecipes({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  }),
);
export const title = style(inOverrides({ overflowWrap: 'anywhere' }));
export const titleSkeleton = style(inRecipes({ fontSize: vars.size.card, lineHeight: vars.leading.tight }));
export const foot = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[3],
  }),
);
/** The whole card leads there for a pointer. */
export const link = style(
  inOverrides({
    position: 'static',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);
