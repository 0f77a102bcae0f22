import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const channelSize = createVar();
const columns = 'minmax(0, 1fr) 4.5rem 4.5rem';
/** Room for two groups beside each other. */
const inPairs = '(min-width: 60rem)';
/** Too narrow for words beside their switches: a phone with large text. */
const narrow = '(max-width: 16rem)';
/** As wide as words and switches belong together. */
const measure = '44rem';

/** By its width the groups stand beside each other, and words beside their switches. */
export const place = style(inRecipes({ containerType: 'inline-size', minInlineSize: 0 }));
export const root = style(inRecipes({ vars: { [channelSize]: '4.5rem' } }));
export const groups = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    maxInlineSize: measure,
    '@container': {
      [inPairs]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space[16],
        rowGap: vars.space[8],
        alignItems: 'start',
        maxInlineSize: 'none',
      },
    },
  }),
);
/** Stands above all groups, as wide as the first of a pair. */
export const first = style(
  inOverrides({
    maxInlineSize: measure,
    '@container': {
      [inPairs]: { gridColumn: '1 / -1', inlineSize: `calc((100% - ${vars.space[16]}) / 2)` },
    },
  }),
);
/** The longest group has the short ones beside it. */
export const tall = style(inOverrides({ '@container': { [inPairs]: { gridRow: 'span 3' } } }));
/** As long as that one: it stands below it, not beside it. */
export const below = style(inOverrides({ '@container': { [inPairs]: { gridColumn: 1 } } }));
export const only = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    // Below the switches of the last channel, each in the middle of its column.
    paddingInlineEnd: `calc((${fallbackVar(channelSize, '3.5rem')} - 48px) / 2)`,
  }),
);
export const group = style(inRecipes({ display: 'grid', gap: vars.space[2] }));
export const head = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'end',
    gap: vars.space[2],
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const channel = style(
  inRecipes({ color: vars.color.inkSoft, fontSize: vars.size.hint, textAlign: 'center' }),
);
export const row = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.line}`,
    listStyleType: '""',
    '@container': {
      [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
/** What a row is about: above its switches where there is no room beside them. */
export const about = style(inOverrides({ '@container': { [narrow]: { gridColumn: '1 / -1' } } }));
/** Narrower, so that words keep their place on a phone. */
export const threeChannels = style(
  inRecipes({
    gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 3.5rem)',
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);
export const rootOfThree = style(inOverrides({ vars: { [channelSize]: '3.5rem' } }));
export const choice = style(inRecipes({ display: 'grid', justifyItems: 'center' }));
export const none = style(inRecipes({ color: vars.color.inkSoft }));
export const hours = style(
  inRecipes({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3], maxInlineSize: '24rem' }),
);
