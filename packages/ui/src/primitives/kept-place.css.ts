import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** As wide as what it stands in; seen by the ring around it, when it has the focus. */
export const root = style(
  inRecipes({
    justifySelf: 'stretch',
    minInlineSize: 0,
    borderRadius: vars.radius.box,
    outlineOffset: '6px',
  }),
);
