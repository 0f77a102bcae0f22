import { style, styleVariants } from '@vanilla-extract/css';
import { inRecipes } from '../styles/in-layer.ts';
import { vars } from '../tokens/vars.css.ts';
import { type Ink, PALETTES } from './palette.ts';

const fill = (name: Ink) => style(inRecipes({ fill: vars.color[name] }));

/** Fills a shape with an ink. */
export const ink: Readonly<Record<Ink, string>> = {
  butterInk: fill('butterInk'),
  pistachioInk: fill('pistachioInk'),
  lilacInk: fill('lilacInk'),
  skyInk: fill('skyInk'),
  peachInk: fill('peachInk'),
  roseInk: fill('roseInk'),
  artBerry: fill('artBerry'),
  artTangerine: fill('artTangerine'),
  artApricot: fill('artApricot'),
  artViolet: fill('artViolet'),
  artHoney: fill('artHoney'),
  artMoss: fill('artMoss'),
  artSand: fill('artSand'),
  artWheat: fill('artWheat'),
  artClay: fill('artClay'),
  artUmber: fill('artUmber'),
  artCocoa: fill('artCocoa'),
  artCopper: fill('artCopper'),
  artChestnut: fill('artChestnut'),
  artEbony: fill('artEbony'),
};

/** Lays a block of colour under a picture. */
export const ground = styleVariants(PALETTES, (_, block) => inRecipes({ background: vars.color[block] }));

/** Printed over what lies below, as two transparent inks are. */
export const overprint = style(inRecipes({ mixBlendMode: 'multiply' }));
