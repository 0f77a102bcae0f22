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
import { colorRoles } from './roles.ts';
import { spaces, textSizeEnds } from './scale.ts';
import { tokenName } from './token-name.ts';

/** A token of the Design Tokens Community Group's format, 2025.10. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** Tokens in groups, by the names that the values have in {@link vars}. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

/** A file of tokens, or the one that says how they belong together, by its name. */
export type DesignTokenFiles = Readonly<Record<string, object>>;

const ROOT_PX = 16;

const numbersIn = (text: string) => [...text.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));

function map<Name extends string | number, To>(
  values: Readonly<Record<Name, string>>,
  to: (value: string, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, to(value, name)]));
}

const hexComponents = (hex: string) =>
  [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(5)));

/** A colour written `#RRGGBB` or `rgb(r g b / a)`. */
function colorValue(color: string) {
  if (color.startsWith('#'))
    return { colorSpace: 'srgb', components: hexComponents(color), alpha: 1, hex: color.toLowerCase() };
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(color);
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(5)));
  return { colorSpace: 'srgb', components, alpha };
}

const dimension = (value: number, unit: 'px' | 'rem' = 'px') => ({
  $type: 'dimension',
  $value: { value, unit },
});
const px = (length: string) => dimension(Number.parseFloat(length));
const duration = (time: string) => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(time), unit: 'ms' },
});

/** Both shadows are written as two, each `x y blur [spread] rgb(…)`. */
function shadowValue(shadow: string) {
  return shadow.split(/,\s*(?![^(]*\))/).map((part) => {
    const [lengths = '', color = ''] = part.split(/(?=rgb)/);
    const [x = 0, y = 0, blur = 0, spread = 0] = numbersIn(lengths);
    const side = (value: number) => ({ value, unit: 'px' });
    return {
      color: colorValue(color),
      offsetX: side(x),
      offsetY: side(y),
      blur: side(blur),
      spread: side(spread),
    };
  });
}

/** The names of a family in their order, without the quotes of CSS. */
const family = (list: string) => list.split(',').map((name) => name.trim().replaceAll("'", ''));

const sizes = (end: 0 | 1): DesignTokenGroup =>
  Object.fromEntries(
    Object.entries(textSizeEnds).map(([name, ends]) => [name, dimension(ends[end] / ROOT_PX, 'rem')]),
  );

const base: DesignTokenGroup = {
  space: map(spaces, px),
  size: sizes(1),
  font: map(fonts, (list) => ({ $type: 'fontFamily', $value: family(list) })),
  weight: map(weights, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
  leading: map(leadings, (leading) => ({ $type: 'number', $value: Number(leading) })),
  radius: map(radii, px),
  duration: map(durations, duration),
  layer: map(layers, (layer) => ({ $type: 'number', $value: Number(layer) })),
  ease: { $type: 'cubicBezier', $value: numbersIn(ease) },
  target: px(target),
};

function colors(values: Readonly<Partial<Record<ColorName, string>>>): DesignTokenGroup {
  const isColor = (name: string): name is ColorName => name in colorRoles;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isColor(name)
        ? [
            [
              tokenName(['color', name]),
              { $type: 'color', $value: colorValue(value), $description: colorRoles[name] },
            ],
          ]
        : [],
    ),
  );
}

/** A theme: its colours, its shadow, and the ring, which is its berry. */
const theme = (values: Readonly<Record<ColorName, string>>, shadow: string): DesignTokenGroup => ({
  color: colors(values),
  shadow: { raised: { $type: 'shadow', $value: shadowValue(shadow) } },
  ring: { $type: 'color', $value: colorValue(values.berry) },
});

/** What more contrast changes of a theme. */
const stronger = (values: Readonly<Partial<Record<ColorName, string>>>): DesignTokenGroup => ({
  color: colors(values),
  ...(values.berry !== undefined && { ring: { $type: 'color', $value: colorValue(values.berry) } }),
});

const tokenFiles = {
  'base.tokens.json': base,
  'light.tokens.json': theme(light, shadows.light),
  'dark.tokens.json': theme(dark, shadows.dark),
  'light-more-contrast.tokens.json': stronger(moreContrast.light),
  'dark-more-contrast.tokens.json': stronger(moreContrast.dark),
  'narrow.tokens.json': { size: sizes(0) },
  'reduced-motion.tokens.json': { duration: map(reducedDurations, duration) },
} as const satisfies Record<string, DesignTokenGroup>;

const sources = (...files: (keyof typeof tokenFiles)[]) => files.map((file) => ({ $ref: file }));

const resolver = {
  name: 'Sorella',
  version: '2025.10',
  description: 'Everything that Sorella is drawn from.',
  sets: { base: { sources: sources('base.tokens.json') } },
  modifiers: {
    mode: {
      description: 'The theme, and the same where a reader asks for more contrast.',
      contexts: {
        light: sources('light.tokens.json'),
        dark: sources('dark.tokens.json'),
        'light more contrast': sources('light.tokens.json', 'light-more-contrast.tokens.json'),
        'dark more contrast': sources('dark.tokens.json', 'dark-more-contrast.tokens.json'),
      },
      default: 'light',
    },
    window: {
      description: 'Text sizes grow from a window of 360 px to one of 1280 px.',
      contexts: { wide: [], narrow: sources('narrow.tokens.json') },
      default: 'wide',
    },
    motion: {
      description: 'What is left of motion where a reader asks for less.',
      contexts: { usual: [], reduced: sources('reduced-motion.tokens.json') },
      default: 'usual',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/mode' },
    { $ref: '#/modifiers/window' },
    { $ref: '#/modifiers/motion' },
  ],
};

/**
 * All tokens in the format 2025.10 of the Design Tokens Community Group: a file for each mode, and the resolver that
 * says how they lie over each other.
 */
export const designTokenFiles: DesignTokenFiles = { 'sorella.resolver.json': resolver, ...tokenFiles };
