import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const c = vars.color;

export const root = style(inRecipes({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

/** On a phone the words in the field say what it is for; the label stays for screen readers. */
export const compactLabel = style(
  inOverrides({
    '@media': {
      [media.compact]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** The field knows its own room. */
export const measured = style(inOverrides({ containerType: 'inline-size' }));
export const hint = style(
  inRecipes({
    display: 'none',
    color: c.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
  }),
);
/** Where a field has too little room for what to type beside its magnifier, with large text as well. */
const hintedBelow = (width: string) => {
  const narrow = `(max-width: ${width})`;
  return {
    above: style(inOverrides({ '@container': { [narrow]: { display: 'block' } } })),
    input: style(
      inOverrides({ '@container': { [narrow]: { selectors: { '&::placeholder': { opacity: 0 } } } } }),
    ),
  };
};
/** By the length of the hint. */
export const hinted = { short: hintedBelow('13.9rem'), long: hintedBelow('20.75rem') } as const;

export const box = style(inRecipes({ position: 'relative' }));

export const icon = style(
  inOverrides({
    position: 'absolute',
    insetInlineStart: '14px',
    insetBlockStart: 'calc(50% - 10px)',
    pointerEvents: 'none',
    color: c.inkSoft,
  }),
);

export const input = style(inOverrides({ paddingInlineStart: '44px', borderRadius: vars.radius.pill }));
