import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style(
  inRecipes({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    minBlockSize: '680px',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
  }),
);

/** So large a shape would shout in the colour of the small ones. */
export const picture = style(inOverrides({ flex: 'none', borderRadius: 0, background: vars.color.sunk }));

export const body = style(
  inRecipes({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    paddingInline: vars.space[6],
  }),
);

export const title = style(inRecipes({ fontSize: vars.size.card, lineHeight: vars.leading.tight }));

export const facts = style(inRecipes({ fontSize: vars.size.small, lineHeight: vars.leading.text }));

export const foot = style(
  inRecipes({
    marginBlockStart: 'auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    fontSize: vars.size.hint,
  }),
);
