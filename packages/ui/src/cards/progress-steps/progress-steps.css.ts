import { style } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';

export const steps = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6px',
    marginBlockStart: '6px',
    listStyleType: '""',
    fontSize: vars.size.hint,
    fontWeight: vars.weight.medium,
  }),
);

/** A line leads from each step to the next; where that wraps, it begins with its dot. */
export const step = style(
  inRecipes({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        flex: 'none',
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
