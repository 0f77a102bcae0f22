import { style } from '@vanilla-extract/css';
import { inOverrides, inRecipes } from '../../styles/in-layer.ts';
import { unseen } from '../../styles/visually-hidden.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** On a phone a sign alone: with its words it would stand in a row of its own, and push the list down when it comes. */
export const create = style(
  inOverrides({
    '@media': { [media.compact]: { inlineSize: vars.target, minBlockSize: vars.target, paddingInline: 0 } },
  }),
);
export const createWords = style(inRecipes({ '@media': { [media.compact]: unseen } }));
