export { media, wideFrom } from './breakpoints.ts';
export { type Block, blocks, type ColorName, dark, light, shadows } from './palette.ts';
export { fluid, type Gap, gaps, spaces, textSizes } from './scale.ts';
export { vars } from './vars.css.ts';
