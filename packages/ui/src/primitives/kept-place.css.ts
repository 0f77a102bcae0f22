import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** Seen by the ring around it, when it has the focus. */
export const root = style(inRecipes({ borderRadius: vars.radius.box }));
