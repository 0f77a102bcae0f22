import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[3], minInlineSize: 0 }),
);

export const events = style(
  inRecipes({
    paddingInlineStart: vars.space[5],
    listStyleType: 'disc',
    color: vars.color.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',
  }),
);
