import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const steps = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    // Of a step that begins a line the line before it is cut off.
    overflow: 'hidden',
    marginBlockStart: '6px',
    listStyleType: '""',
    fontSize: vars.size.hint,
    fontWeight: vars.weight.medium,
  }),
);

/** A line leads to each step from the one before; where that wraps, it begins with its dot. */
export const step = style(
  inRecipes({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    selectors: {
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '-18px',
        inlineSize: '12px',
        borderBlockStart: '1.5px solid currentColor',
        opacity: 0.5,
      },
    },
  }),
);

export const dot = style(
  inRecipes({
    flex: 'none',
    inlineSize: '9px',
    blockSize: '9px',
    borderRadius: '50%',
    border: '1.5px solid currentColor',
    selectors: { [`${step}[data-done] > &`]: { background: 'currentColor' } },
  }),
);
