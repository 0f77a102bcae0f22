export { media } from './breakpoints.ts';
export { type Block, blocks, type ColorName } from './palette.ts';
export { vars } from './vars.css.ts';
