import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** What the note says by its colour; the words must say it too. */
export const statusTones = ['good', 'warn', 'bad', 'info'] as const;

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    borderRadius: vars.radius.box,
    border: '1px solid transparent',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    fontSize: vars.size.small,
    lineHeight: '1.45',
    minInlineSize: 0,
  }),
);
export const tone = styleVariants(
  {
    good: { background: c.goodSoft, color: c.good },
    warn: { background: c.warnSoft, color: c.warn },
    bad: { background: c.badSoft, color: c.bad },
    info: { background: c.sunk, color: c.inkSoft },
  },
  inRecipes,
);
export const icon = style(inRecipes({ flex: 'none', marginBlockStart: '1px' }));
export const words = style(inRecipes({ display: 'grid', gap: '2px', minInlineSize: 0, flex: 1 }));
export const title = style(inRecipes({ fontWeight: '700' }));
export const actions = style(inRecipes({ marginBlockStart: vars.space[2] }));
