import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    '@media': { [media.wide]: { gap: vars.space[6] } },
  }),
);

export const top = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [media.wide]: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: vars.space[4],
      },
    },
  }),
);

/** Keeps its line while it is empty, so that the cards below never jump. On a phone it is read out and not seen. */
export const count = style(
  inRecipes({
    flex: 'none',
    minBlockSize: '1lh',
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.wide]: { paddingBlockEnd: vars.space[3] },
      [media.compact]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        minBlockSize: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** While the next page is on its way the old cards stay, as readable as ever. */
export const results = style(inRecipes({ selectors: { '&[aria-busy="true"]': { cursor: 'progress' } } }));

export const pages = style(
  inOverrides({
    alignSelf: 'center',
    marginBlockStart: vars.space[4],
    maxInlineSize: '100%',
    // One page needs no way to others.
    selectors: { '&:empty': { display: 'none' } },
  }),
);
