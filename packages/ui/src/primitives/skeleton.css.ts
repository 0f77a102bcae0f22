import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** `text` is a line, as high as its letters; `box` takes the room it is given; `circle` and `pill` say it. */
export const skeletonShapes = ['text', 'box', 'circle', 'pill'] as const;

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = style(
  inRecipes({
    display: 'block',
    maxInlineSize: '100%',
    inlineSize: '100%',
    background: `color-mix(in srgb, ${vars.color.inkFaint} 20%, ${vars.color.sunk})`,
    animation: `${pulse} 1600ms ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'none', outline: '1px dashed GrayText' },
    },
  }),
);

export const shape = styleVariants(
  {
    text: { borderRadius: '6px', blockSize: '.8em', marginBlock: '.375em' },
    box: { borderRadius: vars.radius.box },
    circle: { borderRadius: '50%' },
    pill: { borderRadius: vars.radius.pill },
  },
  inRecipes,
);

/** Lengths as classes: a page that the build has drawn carries no `style` attribute (`style-src 'self'`). */
const lengths = <Length extends string>(...names: Length[]): Record<Length, Length> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Length, Length>;

export const width = styleVariants(
  lengths(
    ...(['32%', '36%', '44%', '48%', '52%', '58%', '60%', '66%', '72%', '100%', '44px', '96px'] as const),
    ...(['5rem', '6rem', '7rem', '8rem', '9rem', '10rem', '11rem', '11.5rem', '12rem', '14rem'] as const),
    ...(['min(14rem, 60%)', 'min(28rem, 90%)'] as const),
  ),
  (inlineSize) => inRecipes({ inlineSize }),
);
export const height = styleVariants(
  lengths(
    ...(['40px', '44px', '48px', '96px', '228px', '1.5rem', '1.75rem', '2.25rem', '3rem'] as const),
    ...(['7.5rem', '9rem', '12rem', '13rem', '14rem'] as const),
  ),
  (blockSize) => inRecipes({ blockSize }),
);
