import { style } from '@vanilla-extract/css';
import { inOverrides } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inOverrides({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);
export const words = style(inOverrides({ maxInlineSize: '60ch' }));
