import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inRecipes({ position: 'relative' }));
export const trigger = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.target,
    maxInlineSize: '12rem',
    paddingInline: `5px ${vars.space[3]}`,
    borderRadius: vars.radius.pill,
    border: `1.5px solid ${c.inkFaint}`,
    fontSize: '.9375rem',
    fontWeight: vars.weight.strong,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: c.ink } } } },
  }),
);
export const name = style(inRecipes({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const arrow = style(
  inOverrides({
    flex: 'none',
    transition: `rotate ${vars.duration.state} ${vars.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  }),
);
export const panel = style(
  inRecipes({
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space[2]})`,
    insetInlineEnd: 0,
    zIndex: vars.layer.panel,
    display: 'grid',
    gap: vars.space[3],
    inlineSize: '21rem',
    maxBlockSize: 'calc(100dvh - 90px)',
    overflowY: 'auto',
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    border: '1px solid transparent',
    background: c.surface,
    boxShadow: vars.shadow.raised,
  }),
);
export const entry = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '48px',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.field,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    selectors: { '&[aria-current="page"]': { color: c.berry } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: c.sunk } } } },
  }),
);
