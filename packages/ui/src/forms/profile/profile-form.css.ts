import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const form = style(inRecipes({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const pair = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[5],
    minInlineSize: 0,
    '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
  }),
);
/** A field that only shows: an address too long for one line takes more, where one to type in would cut it. */
export const email = style(
  inOverrides({
    fieldSizing: 'content',
    minBlockSize: '48px',
    // One line stands where it stands in the fields beside it.
    paddingBlock: 'max(10px, (45px - 1lh) / 2)',
    resize: 'none',
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
);
export const foot = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlockStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
/** Takes the room that is left, or a line of its own. */
export const status = style(
  inRecipes({
    flex: '1 1 12rem',
    minInlineSize: 0,
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    textWrap: 'pretty',
  }),
);
