import { style } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

export const form = style(inRecipes({ display: 'grid', gap: vars.space[5] }));
export const foot = style(inRecipes({ textAlign: 'center', color: vars.color.inkSoft }));
