import { globalFontFace } from '@vanilla-extract/css';
import displayUrl from './fonts/bricolage-grotesque-680.woff2?url';

/**
 * The latin letters of the display font in its one weight; stands behind fontsource's own list of files, so that it is
 * taken instead of the latin file there.
 */
globalFontFace('Bricolage Grotesque Variable', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '200 800',
  src: `url(${displayUrl}) format('woff2')`,
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});
