import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(inRecipes({ display: 'grid', gap: vars.space[12] }));
export const group = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(9rem, 1fr) minmax(0, 2.6fr)',
        gap: vars.space[8],
      },
    },
  }),
);
export const groupTitle = style(
  inOverrides({ '@media': { [media.wide]: { paddingBlockStart: vars.space[5] } } }),
);
export const item = style(
  inRecipes({
    borderBlockStart: `1px solid ${vars.color.line}`,
    // What a link leads to stands below the header.
    scrollMarginBlockStart: vars.space[24],
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  }),
);
export const trigger = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: '64px',
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.field,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.snug,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.berry } } } },
  }),
);
export const indicator = style(
  inRecipes({
    flex: 'none',
    color: vars.color.inkFaint,
    transition: `rotate ${vars.duration.state} ${vars.ease}`,
    selectors: { '&[data-state="open"]': { rotate: '180deg', color: vars.color.berry } },
  }),
);
export const content = style(inRecipes({ overflow: 'hidden' }));
export const answer = style(
  inRecipes({
    maxInlineSize: '40em',
    paddingBlockEnd: vars.space[6],
    color: vars.color.inkSoft,
    textWrap: 'pretty',
  }),
);
export const mark = style(
  inRecipes({
    borderRadius: '4px',
    background: vars.color.butter,
    color: vars.color.butterInk,
    boxShadow: `0 0 0 2px ${vars.color.butter}`,
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
