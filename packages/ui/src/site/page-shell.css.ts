import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** A page that carries `data-whole-window` has on a phone the window below the header, and no footer. */
const whole = ':has([data-whole-window])';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    '@media': {
      [media.compact]: {
        selectors: { [`&${whole}`]: { blockSize: '100dvh', minBlockSize: '480px' } },
      },
    },
  }),
);
export const skip = style(
  inRecipes({
    position: 'fixed',
    insetBlockStart: vars.space[3],
    insetInlineStart: vars.space[3],
    zIndex: vars.layer.skip,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    borderRadius: vars.radius.pill,
    background: vars.color.ink,
    color: vars.color.canvas,
    fontWeight: vars.weight.bold,
    textDecoration: 'none',
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  }),
);
/** Header and the line about the connection stay together in sight. */
export const top = style(
  inRecipes({
    position: 'relative',
    zIndex: vars.layer.header,
    // On a low window, such as a phone lying down or 200 % zoom, it would take the room of what is read.
    '@media': {
      [media.tall]: { position: 'sticky', insetBlockStart: 0 },
      print: { display: 'none' },
    },
  }),
);
export const main = style(
  inRecipes({
    flex: '1 0 auto',
    minInlineSize: 0,
    selectors: {
      '&:focus': { outline: 'none' },
      // While a part of it is on its way it is as long as the window: the footer does not move when that comes.
      '&:has([aria-busy="true"]:not(button, [role="switch"]))': { minBlockSize: '100dvh' },
    },
    '@media': {
      [media.compact]: {
        selectors: {
          [`&&${whole}`]: { display: 'flex', flexDirection: 'column', flexShrink: 1, minBlockSize: 0 },
        },
      },
    },
  }),
);
