import { style } from '@vanilla-extract/css';
import { inOverrides } from '../styles/in-layer.ts';

/** As wide as words and switches belong together, from the edge where every page begins. */
export const root = style(inOverrides({ maxInlineSize: '44rem' }));
