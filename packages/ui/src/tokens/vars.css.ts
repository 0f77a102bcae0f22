import { createGlobalThemeContract } from '@vanilla-extract/css';
import { durations, fonts, layers, leadings, radii, weights } from './constants.ts';
import { light } from './palette.ts';
import { spaces, textSizes } from './scale.ts';
import { tokenName } from './token-name.ts';

const names = <K extends string | number>(values: Readonly<Record<K, unknown>>): Record<K, null> => {
  const entries = Object.keys(values).map((name) => [name, null]);
  return Object.fromEntries(entries);
};

/**
 * Every value that a style may use, by role. Colours follow the theme; the rest is the same in both.
 * In CSS the names are readable (`--ink`, `--space-4`), so a picture can be mended in the browser's inspector.
 */
export const vars = createGlobalThemeContract(
  {
    color: names(light),
    space: names(spaces),
    size: names(textSizes),
    font: names(fonts),
    weight: names(weights),
    leading: names(leadings),
    radius: names(radii),
    shadow: { raised: null },
    duration: names(durations),
    ease: null,
    /** The focus ring: berry, or the ground's own ink where berry would not be seen. */
    ring: null,
    /** The smallest side of anything pressed: 44 px. */
    target: null,
    layer: names(layers),
  },
  (_value, path) => tokenName(path),
);
