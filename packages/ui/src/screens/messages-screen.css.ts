import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { unseen } from '../styles/visually-hidden.css.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

/** On a phone the window below the header is its own, to the edges. */
export const screen = style(
  inOverrides({
    '@media': {
      [media.compact]: {
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minBlockSize: 0,
        padding: 0,
      },
    },
  }),
);
/** As high as the window below the header: list and conversation scroll by themselves. */
export const frame = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    flex: 1,
    minBlockSize: 0,
    overflow: 'hidden',
    border: '1px solid transparent',
    background: c.surface,
    '@media': {
      // one third for the list.
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.raised,
        // In px, so that with large text the field to write in stays in the window.
        blockSize: `clamp(480px, calc(100dvh - 76px - ${vars.space[20]}), 60rem)`,
      },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
);
export const list = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    overflowY: 'auto',
    padding: vars.space[3],
    '@media': { [media.wide]: { padding: vars.space[4], borderInlineEnd: `1px solid ${c.line}` } },
  }),
);
export const pane = style(
  inRecipes({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 }),
);
/** below 768 px one pane at a time. */
export const behind = style(inOverrides({ '@media': { [media.compact]: { display: 'none' } } }));
/** The same, but for the title: the page keeps its name for whoever hears it. */
export const namesPage = style(inOverrides({ '@media': { [media.compact]: { ...unseen, padding: 0 } } }));
export const inbox = style(inRecipes({ display: 'contents' }));
export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
    paddingInline: vars.space[3],
  }),
);
export const compose = style(
  inRecipes({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    background: c.sunk,
    color: c.ink,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: c.berrySoft, color: c.berry } } } },
  }),
);
export const backLine = style(
  inRecipes({
    paddingBlockStart: vars.space[2],
    paddingInline: vars.space[2],
    '@media': { [media.wide]: { display: 'none' } },
  }),
);
export const centered = style(
  inRecipes({ display: 'grid', flex: 1, alignContent: 'center', padding: vars.space[6], overflowY: 'auto' }),
);
