import { globalFontFace } from '@vanilla-extract/css';

const regular = "local('Arial'), local('ArialMT'), local('Liberation Sans')";
const bold = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')";

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * Arial stretched to a font's own measures, so that no line moves when the font arrives. `width` is the font's
 * width over Arial's, measured on the product's own texts; ascent and descent are the font's, in em.
 */
const fallback = (width: number, ascent: number, descent: number) => ({
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
  lineGapOverride: '0%',
});

globalFontFace('Figtree Fallback', [
  { src: regular, fontWeight: '300 590', ...fallback(1.0072, 0.95, 0.25) },
  { src: bold, fontWeight: '591 900', ...fallback(0.956, 0.95, 0.25) },
]);
// Between 0.93 at 74 px and 1.00 at 25 px, since the font changes its forms with its size.
globalFontFace('Bricolage Grotesque Fallback', {
  src: bold,
  fontWeight: '200 800',
  ...fallback(0.97, 0.93, 0.27),
});
