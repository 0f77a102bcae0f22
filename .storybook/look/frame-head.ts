import { fileURLToPath } from 'node:url';
import { type ColorName, dark, light } from '../../packages/ui/src/tokens/palette.ts';

const ui = new URL('../../packages/ui/', import.meta.url);

/** The product's two fonts, for Storybook's frame, which no stylesheet of the product reaches. */
export const frameFonts = [
  {
    family: 'Figtree Variable',
    weight: '300 900',
    from: fileURLToPath(
      new URL('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', ui),
    ),
    to: '/fonts/figtree.woff2',
  },
  {
    family: 'Bricolage Grotesque Variable',
    weight: '200 800',
    from: fileURLToPath(new URL('src/styles/fonts/bricolage-grotesque-680.woff2', ui)),
    to: '/fonts/bricolage-grotesque.woff2',
  },
];

const face = ({ family, weight, to }: (typeof frameFonts)[number]) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(.${to}) format('woff2')}`;

/** Storybook makes a stronger colour of the chosen line's, with white on it that cannot be read in the dark. */
const chosenLine = (theme: string, { berry, onBerry }: Readonly<Record<ColorName, string>>) =>
  `[data-theme='${theme}'] .sidebar-item[data-selected='true']{background:${berry}!important;color:${onBerry}!important}
   [data-theme='${theme}'] .sidebar-item[data-selected='true'] :is(a,button,svg){color:${onBerry}!important}`;

/** What stands in the head of Storybook's frame: relative addresses, so that the built one opens from any folder. */
export const frameHead = `<link rel="icon" href="./icon.svg" type="image/svg+xml">
<style>${frameFonts.map(face).join('')}${chosenLine('light', light)}${chosenLine('dark', dark)}</style>`;
