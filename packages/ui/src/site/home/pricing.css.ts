import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const plans = style(
  inRecipes({
    display: 'grid',
    gap: vars.space[3],
    '@media': {
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    },
  }),
);
export const plan = style(
  inOverrides({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    padding: vars.space[6],
    '@media': {
      [media.wide]: { gap: vars.space[4], padding: `clamp(${vars.space[5]}, 2.4vw, ${vars.space[8]})` },
    },
  }),
);
/** On a phone a plan that cannot be chosen yet is said in short, its button beside its price and what it holds. */
export const later = style(
  inOverrides({
    '@media': {
      [media.compact]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: `${vars.space[1]} ${vars.space[2]}`,
        padding: vars.space[4],
      },
      [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
const inLater = (style: { gridColumn?: string; fontSize?: string }) => ({
  selectors: { [`${later} &`]: { '@media': { [media.compact]: style } } },
});
export const laterLead = style(inOverrides({ '@media': { [media.compact]: { display: 'none' } } }));
export const laterFoot = style(
  inOverrides({
    '@media': {
      [media.compact]: { gridArea: '2 / 2 / span 2', marginBlock: 0, paddingBlockStart: 0 },
      [media.tiny]: { gridArea: 'auto' },
    },
  }),
);
export const laterButton = style(
  inOverrides({ '@media': { [media.compact]: { paddingInline: vars.space[3], fontSize: vars.size.small } } }),
);
export const top = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: '2rem',
    ...inLater({ gridColumn: '1 / -1' }),
  }),
);
export const price = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[2]}`,
    ...inLater({ fontSize: vars.size.small }),
  }),
);
export const amount = style(
  inRecipes({
    fontFamily: vars.font.display,
    fontSize: 'clamp(2.5rem, 4.4vw, 3.5rem)',
    fontWeight: vars.weight.display,
    letterSpacing: '-.03em',
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${later} &`]: { '@media': { [media.compact]: { fontSize: '1.625rem' } } } },
  }),
);
export const points = style(inRecipes({ display: 'grid', gap: vars.space[2] }));
export const point = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: vars.space[2],
    fontSize: vars.size.small,
  }),
);
export const check = style(inOverrides({ marginBlockStart: '.15em' }));
export const foot = style(inRecipes({ marginBlockStart: 'auto', paddingBlockStart: vars.space[3] }));
export const note = style(inOverrides({ marginBlockStart: vars.space[4] }));
