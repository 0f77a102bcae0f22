import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: vars.space[3],
    alignItems: 'start',
    inlineSize: `min(25rem, calc(100vw - 2 * ${vars.space[4]}))`,
    padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[3]}`,
    borderRadius: vars.radius.box,
    border: '1px solid transparent',
    background: c.ink,
    color: c.canvas,
    boxShadow: vars.shadow.raised,
    pointerEvents: 'auto',
    '@media': {
      print: { display: 'none' },
      [media.tiny]: {
        gridTemplateColumns: '1fr auto',
        gap: vars.space[1],
        // It never hides its own button, however large the text.
        maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
        overflowY: 'auto',
      },
    },
  }),
);
/** Inside the card the ring lies on ink, where berry would not be seen. */
export const inside = style(inRecipes({ vars: { [vars.ring]: c.canvas } }));

/** Ark moves the card by these variables when its neighbours come and go. */
export const moving = style(
  inRecipes({
    translate: 'var(--x) var(--y)',
    scale: 'var(--scale)',
    zIndex: 'var(--z-index)',
    opacity: 'var(--opacity)',
    willChange: 'translate, opacity, scale',
    transition: `translate ${vars.duration.turn} ${vars.ease}, opacity ${vars.duration.turn} ${vars.ease}, scale ${vars.duration.turn} ${vars.ease}`,
    selectors: {
      '&[data-state="closed"]': { transitionDuration: vars.duration.state },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
export const plain = style(inRecipes({ animation: `${rise} ${vars.duration.turn} ${vars.ease}` }));

export const symbol = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: '50%',
  }),
);
export const tone = styleVariants(
  {
    success: { background: c.pistachio, color: c.pistachioInk },
    info: { background: c.sky, color: c.skyInk },
    warning: { background: c.butter, color: c.butterInk },
    error: { background: c.rose, color: c.roseInk },
  },
  inRecipes,
);
export const words = style(
  inRecipes({
    display: 'grid',
    gap: '2px',
    minInlineSize: 0,
    paddingBlock: '6px',
    fontSize: vars.size.small,
    lineHeight: '1.4',
    '@media': { [media.tiny]: { gridArea: '2 / 1 / auto / -1', paddingBlock: 0 } },
  }),
);
export const title = style(inRecipes({ fontWeight: '700' }));
export const description = style(inRecipes({ textWrap: 'pretty', whiteSpace: 'pre-line' }));
export const action = style(
  inRecipes({
    justifySelf: 'start',
    minBlockSize: vars.target,
    marginBlockEnd: '-8px',
    borderRadius: vars.radius.field,
    fontWeight: '700',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  }),
);
export const close = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.target,
    blockSize: vars.target,
    marginBlockStart: '-4px',
    borderRadius: '50%',
    color: 'inherit',
    opacity: 0.8,
    '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 1 } } } },
  }),
);
/** Where the plain cards stand: where Ark's would. */
export const corner = style(
  inRecipes({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    zIndex: vars.layer.notice,
    display: 'grid',
    gap: vars.space[3],
  }),
);
