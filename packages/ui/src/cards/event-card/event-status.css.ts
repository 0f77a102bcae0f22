import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
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

/** Label and note share a line while there is room. */
export const words = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', columnGap: '8px', alignItems: 'baseline' }),
);

export const label = style(inRecipes({ fontWeight: '700' }));

export const steps = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6px',
    marginBlockStart: '6px',
    listStyleType: '""',
    fontSize: vars.size.hint,
    fontWeight: vars.weight.medium,
  }),
);

/** A line leads from each step to the one before it. */
export const step = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    selectors: {
      '& + &::before': {
        content: '',
        inlineSize: '12px',
        borderBlockStart: '1.5px solid currentColor',
        opacity: 0.5,
      },
    },
  }),
);

export const dot = style(
  inRecipes({
    flex: 'none',
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: '50%',
    border: '1.5px solid currentColor',
    selectors: { [`${step}[data-done] > &`]: { background: 'currentColor' } },
  }),
);

export const adminNotes = style(
  inRecipes({ marginBlockStart: '2px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

export const adminNotesBrief = style(
  inOverrides({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    '@container': { [largeText]: { display: 'block' } },
  }),
);

export const payLine = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' }),
);

/** One press marks all of it. */
export const reference = style(
  inRecipes({ letterSpacing: '.06em', fontVariantNumeric: 'tabular-nums', userSelect: 'all' }),
);

/** A link in a coloured box has the ink of the box. */
export const payLink = style(
  inOverrides({ display: 'inline-flex', alignItems: 'center', color: 'inherit', minBlockSize: '28px' }),
);
