import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const list = style(inRecipes({ display: 'grid', gap: vars.space[1], listStyleType: '""' }));
export const row = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '68px',
    padding: vars.space[3],
    borderRadius: vars.radius.box,
    border: '1px solid transparent',
    color: c.ink,
    textDecoration: 'none',
    transition: `background-color ${vars.duration.state} ${vars.ease}`,
    selectors: {
      '&[aria-current]': { background: c.berrySoft },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: c.sunk } } },
      [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);
export const words = style(inRecipes({ display: 'grid', flex: 1, minInlineSize: 0, gap: '2px' }));
export const line = style(
  inRecipes({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minInlineSize: 0 }),
);
export const name = style(
  inRecipes({
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
  }),
);
export const last = style(
  inRecipes({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    color: c.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const strong = style(inRecipes({ color: c.ink, fontWeight: vars.weight.bold }));
export const time = style(
  inRecipes({ flex: 'none', color: c.inkSoft, fontSize: vars.size.hint, fontVariantNumeric: 'tabular-nums' }),
);
export const whenWide = style(
  inRecipes({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } }),
);
export const whenCompact = style(inRecipes({ '@media': { [media.wide]: { display: 'none' } } }));
export const count = style(
  inRecipes({
    flex: 'none',
    minInlineSize: '1.375rem',
    paddingInline: '7px',
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    background: c.berry,
    color: c.onBerry,
    fontSize: vars.size.hint,
    fontWeight: vars.weight.bold,
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const nothing = style(
  inRecipes({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[3],
    textAlign: 'center',
  }),
);
export const alone = style(inRecipes({ '@media': { [media.wide]: { display: 'none' } } }));
export const none = style(
  inOverrides({
    '@media': {
      [media.wide]: { color: c.inkSoft, fontSize: vars.size.small, fontWeight: vars.weight.regular },
    },
  }),
);
export const begin = style(inRecipes({ paddingBlockStart: vars.space[6] }));
export const more = style(
  inRecipes({ display: 'grid', justifyContent: 'center', paddingBlock: vars.space[3] }),
);
