import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';
import * as card from './event-card.css.ts';

export const root = style([
  card.root,
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
  }),
]);

/** So large a shape would shout in the colour of the small ones. */
export const picture = style([card.picture, inOverrides({ borderRadius: 0, background: vars.color.sunk })]);

export const body = card.body;

export const words = card.words;

export const title = style(inRecipes({ fontSize: '1.375rem', lineHeight: vars.leading.tight }));

export const summary = style(inRecipes({ fontSize: '.9375rem', lineHeight: vars.leading.text }));

export const facts = style(
  inRecipes({ display: 'grid', gap: '5px', fontSize: vars.size.small, lineHeight: vars.leading.text }),
);

export const price = style(
  inRecipes({
    paddingBlockStart: '12px',
    borderBlockStart: `1px solid ${vars.color.line}`,
    lineHeight: vars.leading.text,
  }),
);

export const foot = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    paddingBlockEnd: '10px',
    fontSize: vars.size.hint,
  }),
);
