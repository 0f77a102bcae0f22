import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/vars.css.ts';
import * as page from './event-page.css.ts';

export const hero = style([page.hero, inRecipes({ background: vars.color.surface })]);

/** So large a shape would shout in the colour of the small ones. */
export const picture = style([page.picture, inOverrides({ borderRadius: 0, background: vars.color.sunk })]);

export const title = style(inRecipes({ fontSize: vars.size.block, lineHeight: vars.leading.tight }));
