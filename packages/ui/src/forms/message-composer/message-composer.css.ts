import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const root = style(
  inRecipes({
    display: 'grid',
    // A word that is longer than the line breaks in the box, and pushes nothing aside.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
  }),
);
export const line = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: vars.space[2],
  }),
);
export const box = style(
  inRecipes({
    // At twice the text on a phone the button goes below.
    flex: '1 1 9rem',
    minInlineSize: 0,
    minBlockSize: '48px',
    maxBlockSize: '9.5rem',
    // Where the browser knows it the box grows with the words.
    fieldSizing: 'content',
    paddingBlock: '11px',
    paddingInline: vars.space[4],
    borderRadius: '24px',
    border: `1.5px solid ${c.inkFaint}`,
    background: c.surface,
    color: c.ink,
    fontSize: `max(16px, ${vars.size.body})`,
    lineHeight: vars.leading.snug,
    resize: 'none',
    selectors: {
      '&::placeholder': { color: c.inkFaint, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: c.bad },
      '&:focus-visible': { borderColor: c.berry },
    },
  }),
);
export const send = style(inOverrides({ flex: 'none' }));
export const left = style(
  inRecipes({
    color: c.inkSoft,
    fontSize: vars.size.small,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const over = style(inRecipes({ color: c.bad, fontWeight: vars.weight.strong }));
