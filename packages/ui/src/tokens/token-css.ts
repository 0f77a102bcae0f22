import { media } from './breakpoints.ts';
import {
  durations,
  ease,
  fonts,
  layers,
  leadings,
  radii,
  reducedDurations,
  target,
  weights,
} from './constants.ts';
import { type ColorName, dark, light, moreContrast, shadows } from './palette.ts';
import { spaces, textSizes } from './scale.ts';
import { tokenName } from './token-name.ts';

type Lines = readonly string[];

const lines = (group: string, values: Readonly<Record<string, string>>): Lines =>
  Object.entries(values).map(([name, value]) => `--${tokenName([group, name])}: ${value};`);

const constants: Lines = [
  ...lines('space', spaces),
  ...lines('size', textSizes),
  ...lines('font', fonts),
  ...lines('weight', weights),
  ...lines('leading', leadings),
  ...lines('radius', radii),
  ...lines('duration', durations),
  ...lines('layer', layers),
  `--ease: ${ease};`,
  `--target: ${target};`,
];

const theme = (colors: Readonly<Record<ColorName, string>>, shadow: string): Lines => [
  ...lines('color', colors),
  ...lines('shadow', { raised: shadow }),
  `--ring: ${colors.berry};`,
];

const stronger = (colors: Readonly<Partial<Record<ColorName, string>>>): Lines => [
  ...lines('color', colors),
  ...(colors.berry === undefined ? [] : [`--ring: ${colors.berry};`]),
];

const rule = (selector: string, body: Lines) =>
  [`${selector} {`, ...body.map((line) => `  ${line}`), '}'].join('\n');
const when = (condition: string, inner: string) =>
  [`@media ${condition} {`, ...inner.split('\n').map((line) => `  ${line}`), '}'].join('\n');

const LIGHT = ':root, [data-theme="light"]';
const DARK = '[data-theme="dark"]';
const SYSTEM = ':root:not([data-theme]), :root[data-theme="system"]';

/** All tokens as CSS custom properties, in the names and under the conditions that the product has them. */
export const tokenCss = `${[
  rule(':root', constants),
  rule(LIGHT, theme(light, shadows.light)),
  rule(DARK, theme(dark, shadows.dark)),
  when(media.dark, rule(SYSTEM, theme(dark, shadows.dark))),
  when(media.moreContrast, rule(LIGHT, stronger(moreContrast.light))),
  when(media.moreContrast, rule(DARK, stronger(moreContrast.dark))),
  when(`${media.dark} and ${media.moreContrast}`, rule(SYSTEM, stronger(moreContrast.dark))),
  when(media.reducedMotion, rule(':root', lines('duration', reducedDurations))),
].join('\n\n')}\n`;
