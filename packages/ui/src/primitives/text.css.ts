import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';

/** Sizes of running text: 13, 14.5, 16 and 17 to 19 px. */
export const textSizeNames = ['hint', 'small', 'body', 'lead'] as const;
/** Inks that read on the page and on a card. */
export const textTones = ['ink', 'soft', 'faint', 'berry', 'good', 'warn', 'bad', 'inherit'] as const;
/** Weights of running text. */
export const textWeights = ['regular', 'medium', 'strong', 'bold'] as const;
/** Sizes of display type, largest last: 25, 28, 42 and 74 px at 1280. */
export const headingSizes = ['card', 'block', 'section', 'hero'] as const;

const inks = {
  ink: vars.color.ink,
  soft: vars.color.inkSoft,
  faint: vars.color.inkFaint,
  berry: vars.color.berry,
  good: vars.color.good,
  warn: vars.color.warn,
  bad: vars.color.bad,
  inherit: 'inherit',
} as const satisfies Record<(typeof textTones)[number], string>;

export const text = style(inRecipes({ lineHeight: vars.leading.text, textWrap: 'pretty' }));
export const size = styleVariants({ hint: 0, small: 0, body: 0, lead: 0 }, (_, name) =>
  inRecipes({ fontSize: vars.size[name] }),
);
export const tone = styleVariants(inks, (color) => inRecipes({ color }));
export const weight = styleVariants({ regular: 0, medium: 0, strong: 0, bold: 0 }, (_, name) =>
  inRecipes({ fontWeight: vars.weight[name] }),
);
export const numeric = style(inRecipes({ fontVariantNumeric: 'tabular-nums' }));
export const heading = style(
  inRecipes({
    fontFamily: vars.font.display,
    letterSpacing: '-.02em',
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    fontWeight: vars.weight.display,
  }),
);
// In a narrow window, twice the size would leave no room for whole words; display type is large already.
const sizeOf = (name: (typeof headingSizes)[number]) =>
  inRecipes({ fontSize: `min(${vars.size[name]}, 16vw)` });
export const headingSize = styleVariants({
  card: sizeOf('card'),
  block: sizeOf('block'),
  section: sizeOf('section'),
  hero: sizeOf('hero'),
});
