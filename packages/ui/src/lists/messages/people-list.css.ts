import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

/** Where a name and the button beside it would break each other's words, at twice the text on a phone. */
const narrow = '(max-width: 17rem)';

export const root = style(
  inRecipes({ display: 'grid', gap: vars.space[4], minInlineSize: 0, containerType: 'inline-size' }),
);
export const tools = style(inRecipes({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const table = style(inRecipes({ inlineSize: '100%', tableLayout: 'fixed' }));
export const row = style(
  inRecipes({
    selectors: { '& + &': { borderBlockStart: `1px solid ${c.line}` } },
    '@container': {
      [narrow]: { display: 'grid', gap: vars.space[2], paddingBlockEnd: vars.space[4] },
    },
  }),
);
export const person = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
  }),
);
export const words = style(inRecipes({ display: 'grid', flex: 1, minInlineSize: 0 }));
export const name = style(inRecipes({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug }));
export const title = style(
  inRecipes({ color: c.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.snug }),
);
export const action = style(
  inRecipes({
    inlineSize: '7.5rem',
    textAlign: 'end',
    '@container': { [narrow]: { inlineSize: 'auto' } },
  }),
);
export const skeletons = style(inRecipes({ display: 'grid' }));
export const nothing = style(
  inRecipes({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[10],
    textAlign: 'center',
  }),
);
export const more = style(inRecipes({ display: 'grid', justifyContent: 'center' }));
