import { style } from '@vanilla-extract/css';
import { inOverrides } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';

/** As wide as the three digits that it holds at most. */
export const number = style(inOverrides({ inlineSize: '6rem' }));
/** As wide as the longest of its choices, on a phone as wide as the form. */
export const choice = style(
  inOverrides({ maxInlineSize: '22rem', '@media': { [media.compact]: { maxInlineSize: 'none' } } }),
);
