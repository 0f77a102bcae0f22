import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** On a phone everything above the first card is as low as can be: its action stands in the first window. */
export const root = style(
  inOverrides({
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    '@media': {
      [media.compact]: { paddingBlockStart: '8px' },
      [media.wide]: { gap: vars.space[8], paddingBlockStart: vars.space[6] },
    },
  }),
);

/** On a phone it stands beside the heading. */
export const join = style(
  inOverrides({
    '@media': {
      [media.compact]: { minBlockSize: vars.target, paddingInline: '14px', paddingBlock: '8px' },
    },
  }),
);

/** Empty and without a place for a visitor; as high as it will be for somebody with a session. */
export const tabs = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    // What comes once it is known who she is moves nothing below.
    '@media': { [media.compact]: { flexWrap: 'nowrap' } },
    selectors: {
      '&:empty': { display: 'none' },
      ':root[data-session="stored"] &:empty': { display: 'block', minBlockSize: '52px' },
    },
  }),
);

/** For admins, at the other end of the row. */
export const create = style(
  inRecipes({ marginInlineStart: 'auto', selectors: { '&:empty': { display: 'none' } } }),
);

export const panel = style(
  inRecipes({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 }),
);
