import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const channelSize = createVar();
const columns = 'minmax(0, 1fr) 4.5rem 4.5rem';

export const root = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[6],
    maxInlineSize: '44rem',
    vars: { [channelSize]: '4.5rem' },
  }),
);
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
  inRecipes({ display: 'grid', gridTemplateColumns: columns, alignItems: 'end', gap: vars.space[2] }),
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
    borderBlockStart: `1px solid ${vars.color.line}`,
    listStyleType: '""',
  }),
);
/** Narrower, so that words keep their place on a phone. */
export const threeChannels = style(inRecipes({ gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 3.5rem)' }));
export const rootOfThree = style(inOverrides({ vars: { [channelSize]: '3.5rem' } }));
export const choice = style(inRecipes({ display: 'grid', justifyItems: 'center' }));
export const none = style(inRecipes({ color: vars.color.inkSoft }));
export const hours = style(
  inRecipes({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3], maxInlineSize: '24rem' }),
);
