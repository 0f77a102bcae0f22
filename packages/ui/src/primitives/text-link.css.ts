import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** `inline` stands in a sentence and is underlined; `quiet` stands in a list of links and is underlined on hover. */
export const textLinkVariants = ['inline', 'quiet'] as const;

export const root = style(
  inRecipes({
    borderRadius: '4px',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '.2em',
    transition: `color ${vars.duration.state} ${vars.ease}, text-decoration-color ${vars.duration.state} ${vars.ease}`,
  }),
);

export const variant = styleVariants(
  {
    inline: {
      color: vars.color.berry,
      fontWeight: vars.weight.strong,
      textDecorationLine: 'underline',
      '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
    },
    quiet: {
      color: 'inherit',
      fontWeight: vars.weight.medium,
      textDecorationLine: 'none',
      '@media': {
        [media.hover]: {
          selectors: { '&:hover': { color: vars.color.berry, textDecorationLine: 'underline' } },
        },
      },
    },
  } as const,
  inRecipes,
);
