import type { StyleRule } from '@vanilla-extract/css';
import { overrides, recipes } from './layers.css.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a component's rule in its layer, so that no rule's weight depends on the order of files. */
export const inRecipes = (rule: LayerRule): StyleRule => ({ '@layer': { [recipes]: rule } });

/** Puts a rule above all components: for placing someone else's component from the outside. */
export const inOverrides = (rule: LayerRule): StyleRule => ({ '@layer': { [overrides]: rule } });
