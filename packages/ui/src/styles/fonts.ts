// The browser fetches a subset only when a letter of it is on the page: English loads the two latin files alone.
import '@fontsource-variable/bricolage-grotesque/opsz.css';
import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import '@fontsource-variable/figtree/wght.css';
import textUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import './font-fallbacks.css.ts';

/** Addresses of the two files that every English page draws with, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls: readonly string[] = [textUrl, displayUrl];
