import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { largeText } from './event-card-size.ts';

/** As high with two lines as with the steps, so that a status that changes moves nothing. */
export const root = style(
  inOverrides({
    alignItems: 'center',
    minBlockSize: '60px',
    paddingBlock: '8px',
    paddingInline: '16px',
    '@media': { [media.wide]: { minBlockSize: '72px', paddingBlock: '10px' } },
  }),
);

/** Words without a colour of their own: they need no box but where they lie on a picture. */
export const unknown = style(inOverrides({ '@media': { [media.wide]: { padding: '10px 16px' } } }));

/** Label and note share a line while there is room. */
export const words = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: '8px', alignItems: 'baseline' }),
);

export const label = style(inRecipes({ fontWeight: '700' }));

export const adminNotes = style(
  inRecipes({ marginBlockStart: '2px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

export const adminNotesBrief = style(
  inOverrides({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    '@container': { [largeText]: { display: 'block' } },
  }),
);

export const payLine = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '16px' }),
);

/** One press marks all of it. */
export const reference = style(
  inRecipes({ letterSpacing: '.06em', fontVariantNumeric: 'tabular-nums', userSelect: 'all' }),
);

/** A link in a coloured box has the ink of the box. */
export const payLink = style(
  inOverrides({ display: 'inline-flex', alignItems: 'center', color: 'inherit', minBlockSize: '28px' }),
);
