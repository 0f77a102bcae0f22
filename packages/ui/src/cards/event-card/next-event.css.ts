import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { largeText } from './event-card-size.ts';

const c = vars.color;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;
const onWide = { '@media': { [media.compact]: { display: 'none' } } } as const;

/**
 * On the band's own colour, in one line: a long title is cut before the line grows, and where no more than a few letters
 * of it would be left (large text on a phone) it takes a line of its own. What it is stands above it where there is room.
 */
export const root = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '8px',
    minInlineSize: 0,
    fontSize: '.9375rem',
    lineHeight: '1.375rem',
    color: c.peachInk,
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) max-content minmax(0, 1fr)',
        fontSize: vars.size.body,
        lineHeight: '1.625rem',
      },
    },
  }),
);

export const label = style(inRecipes({ gridColumn: '1 / -1', ...onWide }));
export const labelOnPhone = style(
  inRecipes({ flex: 'none', '@media': { [media.wide]: { display: 'none' } } }),
);
export const title = style(
  inOverrides({
    ...cut,
    flex: '1 1 8rem',
    maxInlineSize: 'max-content',
    color: c.night,
    fontWeight: vars.weight.strong,
    '@container': {
      [largeText]: { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
    },
  }),
);
/** Between facts of one line; nothing to be read out. */
const dotted = { selectors: { '&::before': { content: '"· " / ""' } } };
export const when = style(inRecipes({ flex: 'none', fontVariantNumeric: 'tabular-nums', ...dotted }));
export const clock = style(inRecipes(onWide));
export const place = style(inRecipes({ ...cut, ...onWide, ...dotted }));
/** As many lines as with an event: the band's words stand in its middle in either case. */
export const none = style(inRecipes({ gridColumn: '1 / -1' }));
