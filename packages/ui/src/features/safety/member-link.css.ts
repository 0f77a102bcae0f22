import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '44px',
    minInlineSize: '44px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  }),
);
