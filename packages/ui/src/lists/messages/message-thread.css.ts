import { createVar, keyframes, style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

/** The height of all rows, and where the drawn ones begin. */
export const height = createVar();
export const offset = createVar();

export const root = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);
export const scroller = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The list keeps the reader's place itself.
    overflowAnchor: 'none',
    paddingInline: vars.space[4],
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.wide]: { paddingInline: vars.space[6] } },
  }),
);
export const whole = style(
  inRecipes({ position: 'relative', flex: 'none', blockSize: height, marginBlockStart: 'auto' }),
);
export const drawn = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    transform: `translateY(${offset})`,
    listStyleType: '""',
  }),
);
export const earlier = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineStart: 'calc(50% - 20px)',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: '50%',
    background: c.surface,
    boxShadow: vars.shadow.raised,
  }),
);
export const day = style(
  inRecipes({ display: 'grid', justifyContent: 'center', paddingBlock: `${vars.space[4]} 0` }),
);
export const dayName = style(
  inRecipes({
    paddingBlock: '3px',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.pill,
    background: c.surface,
    color: c.inkSoft,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.medium,
  }),
);
export const typing = style(
  inRecipes({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '28px',
    paddingInline: vars.space[4],
    color: c.inkSoft,
    fontSize: vars.size.hint,
  }),
);
const nod = keyframes({
  '0%, 60%, 100%': { transform: 'translateY(0)' },
  '30%': { transform: 'translateY(-4px)' },
});
export const dots = style(inRecipes({ display: 'inline-flex', gap: '3px' }));
export const dot = style(
  inRecipes({
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: '50%',
    background: c.berry,
    animation: `${nod} 1.2s infinite`,
    selectors: {
      '&:nth-child(2)': { animationDelay: '120ms' },
      '&:nth-child(3)': { animationDelay: '240ms' },
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);
export const toEnd = style(
  inRecipes({
    position: 'absolute',
    insetBlockEnd: '28px',
    insetInlineEnd: vars.space[4],
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    background: c.ink,
    color: c.canvas,
    boxShadow: vars.shadow.raised,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
  }),
);
