import { createVar, style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

/** Where the photo lies behind its window, in percent of the window. */
export const pictureWidth = createVar();
export const pictureLeft = createVar();
export const pictureTop = createVar();

export const frame = style(
  inRecipes({
    position: 'relative',
    justifySelf: 'center',
    minInlineSize: '10rem',
    borderRadius: vars.radius.box,
    background: c.sunk,
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  }),
);
/** Never higher than the window lets it be: the buttons below stay in sight. */
export const square = style(inRecipes({ inlineSize: 'min(100%, 20rem, 50dvh)', aspectRatio: '1' }));
export const wide = style(inRecipes({ inlineSize: 'min(100%, 88dvh)', aspectRatio: '16 / 9' }));
export const picture = style(
  inRecipes({
    position: 'absolute',
    left: pictureLeft,
    top: pictureTop,
    width: pictureWidth,
    maxWidth: 'none',
    height: 'auto',
    pointerEvents: 'none',
  }),
);
/** What of it others will see: photos are round everywhere. */
export const ring = style(
  inRecipes({
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    border: `2px solid ${c.surface}`,
    boxShadow: `0 0 0 20rem ${c.scrim}`,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const hint = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.small, textAlign: 'center', textWrap: 'pretty' }),
);
export const zoom = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
  }),
);
export const slider = style(
  inRecipes({ flex: '1 1 auto', minInlineSize: 0, minBlockSize: vars.target, accentColor: c.berry }),
);
