import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 30rem)',
    justifyContent: 'center',
    '@media': {
      // With the footer's own, 32 px above the hills.
      [media.compact]: { paddingBlockEnd: vars.space[5] },
      [media.roomy]: {
        gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 32rem)',
        justifyContent: 'space-between',
        alignItems: 'center',
        columnGap: vars.space[16],
      },
    },
  }),
);
export const form = style(inRecipes({ minInlineSize: 0 }));
export const beside = style(
  inRecipes({
    display: 'none',
    '@media': { [media.roomy]: { display: 'block' } },
  }),
);
export const gate = style(inRecipes({ display: 'grid', gap: vars.space[6] }));
export const arch = style(inOverrides({ minBlockSize: 0, blockSize: '25rem', aspectRatio: 'auto' }));
export const sentence = style(
  inRecipes({
    fontFamily: vars.font.display,
    fontSize: vars.size.block,
    fontWeight: vars.weight.bold,
    letterSpacing: '-.02em',
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  }),
);
