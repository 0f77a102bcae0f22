import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade, weakest first. Imported by every style through `inRecipes`, so it always comes first. */
export const reset = globalLayer('reset');
/** Values of the tokens, one set per theme. */
export const tokens = globalLayer('tokens');
/** The look of components. */
export const recipes = globalLayer('recipes');
/** A component's wish about another component's look. Rare, and always on the outside of it. */
export const overrides = globalLayer('overrides');
