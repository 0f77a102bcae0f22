import { globalFontFace } from '@vanilla-extract/css';

// Arial stretched to the two fonts' own measures, so that no line moves when they arrive.
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  sizeAdjust: '100.7176%',
  ascentOverride: '94.3231%',
  descentOverride: '24.8219%',
  lineGapOverride: '0%',
});
globalFontFace('Bricolage Grotesque Fallback', {
  src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
  fontWeight: '200 800',
  sizeAdjust: '105.4283%',
  ascentOverride: '88.2116%',
  descentOverride: '25.6098%',
  lineGapOverride: '0%',
});
