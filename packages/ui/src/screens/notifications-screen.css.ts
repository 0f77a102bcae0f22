import { style } from '@vanilla-extract/css';
import { inOverrides } from '../styles/in-layer.ts';

/** As wide as words are read well; the groups below take the whole page. */
export const words = style(inOverrides({ maxInlineSize: '44rem' }));
