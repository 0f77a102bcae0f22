import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

/** On a phone the panel hangs from the whole header, on a wide page from the bell. */
export const root = style(inOverrides({ '@media': { [media.wide]: { position: 'relative' } } }));
export const panel = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: vars.layer.panel,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(34rem, calc(100dvh - 64px))',
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    border: '1px solid transparent',
    background: c.surface,
    boxShadow: vars.shadow.raised,
    overflow: 'hidden',
    '@media': {
      [media.wide]: {
        insetInline: 'auto 0',
        insetBlockStart: `calc(100% + ${vars.space[2]})`,
        inlineSize: '24rem',
        borderRadius: vars.radius.card,
      },
    },
  }),
);
export const head = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    flex: 'none',
    paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  }),
);
export const list = style(
  inRecipes({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space[6],
    paddingBlockEnd: vars.space[4],
    outlineOffset: '-3px',
  }),
);
export const item = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
  }),
);
export const words = style(inRecipes({ display: 'grid', gap: '2px', minInlineSize: 0 }));
export const meta = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: '2px' }),
);
export const empty = style(
  inRecipes({ padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[8]}`, color: c.inkSoft }),
);
export const clear = style(inOverrides({ paddingInline: vars.space[3] }));
