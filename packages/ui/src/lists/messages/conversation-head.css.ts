import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '76px',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${c.line}`,
    '@media': { [media.wide]: { paddingInline: vars.space[6] } },
  }),
);
export const back = style(
  inRecipes({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target,
    blockSize: vars.target,
    borderRadius: vars.radius.pill,
    color: c.ink,
    '@media': { [media.wide]: { display: 'none' } },
  }),
);
export const words = style(inRecipes({ flex: 1, minInlineSize: 0 }));
export const name = style(
  inOverrides({
    fontSize: vars.size.lead,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
);
