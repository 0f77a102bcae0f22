import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../../styles/in-layer.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const c = vars.color;

export const zone = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    padding: vars.space[4],
    borderRadius: vars.radius.box,
    border: `1.5px dashed ${c.inkFaint}`,
    background: c.surface,
    transition: `border-color ${vars.duration.state} ${vars.ease}, background-color ${vars.duration.state} ${vars.ease}`,
  }),
);
export const over = style(inRecipes({ borderColor: c.berry, background: c.berrySoft }));
export const wrong = style(inRecipes({ borderColor: c.bad }));

/** A member's photo is round everywhere; an event's picture is as wide as on its card. */
export const size = styleVariants({
  round: inRecipes({ flex: 'none', inlineSize: '96px', blockSize: '96px', borderRadius: '50%' }),
  wide: inRecipes({
    flex: '1 1 10rem',
    maxInlineSize: '14rem',
    minInlineSize: 0,
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.field,
  }),
});
export const blank = style(
  inRecipes({ display: 'grid', placeItems: 'center', background: c.lilac, color: c.lilacInk }),
);
/** Nothing lies behind the photo: its edge would be drawn through it, or not, as the browser happens to know it opaque. */
export const preview = style(inRecipes({ objectFit: 'cover' }));

export const words = style(
  inRecipes({ display: 'grid', gap: vars.space[3], flex: '1 1 8.5rem', minInlineSize: 0 }),
);
export const buttons = style(inRecipes({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const hint = style(
  inRecipes({
    color: c.inkSoft,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    textWrap: 'pretty',
  }),
);
/** Nobody drags files with a finger. */
export const dropHint = style(
  inRecipes({ display: 'none', '@media': { [media.hover]: { display: 'block' } } }),
);
