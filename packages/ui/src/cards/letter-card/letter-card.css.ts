import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(inOverrides({ overflow: 'clip' }));

/** The coloured top of the card, round where the card is. */
export const picture = style(
  inOverrides({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '11rem',
    paddingBlock: vars.space[6],
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    '@media': { [media.wide]: { minBlockSize: '13rem' } },
  }),
);

export const inside = style(inOverrides({ padding: `clamp(${vars.space[5]}, 5vw, ${vars.space[8]})` }));

/** An address may be longer than the card is wide. */
export const words = style(
  inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    overflowWrap: 'anywhere',
  }),
);
/** Takes the focus so that it is read, not to be used. */
export const title = style(inOverrides({ selectors: { '&:focus': { outline: 'none' } } }));
