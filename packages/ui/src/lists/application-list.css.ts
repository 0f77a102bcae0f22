import { style } from '@vanilla-extract/css';
import { inOverrides } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** Two columns where each still has room for its words; the cards of a row end on one line. A list without bullets is no list to Safari; one with empty bullets is. */
export const list = style(
  inOverrides({
    display: 'grid',
    listStyleType: '""',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 32rem), 1fr))',
    gap: vars.space[5],
    // On a phone the tabs above are close: with the page's gap, 24 px.
    '@media': { [media.compact]: { paddingBlockStart: '14px' } },
  }),
);

export const more = style(inOverrides({ alignSelf: 'center' }));
