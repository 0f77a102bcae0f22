// The browser fetches a subset only when a letter of it is on the page: English loads the two latin files alone.
import '@fontsource-variable/bricolage-grotesque/opsz.css';
import '@fontsource-variable/figtree/wght.css';
import textUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import './font-fallbacks.css.ts';
import './display-font.css.ts';
import displayUrl from './fonts/bricolage-grotesque-680.woff2?url';

/** Addresses of the two files that every English page draws with, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [textUrl, displayUrl];
