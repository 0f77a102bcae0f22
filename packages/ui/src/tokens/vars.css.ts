import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './palette.ts';
import { spaces, textSizes } from './scale.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
    font: { display: null, text: null },
    weight: { regular: null, medium: null, strong: null, bold: null, display: null },
    leading: { tight: null, snug: null, text: null },
    radius: { field: null, box: null, card: null, pill: null },
    shadow: { raised: null },
    duration: { state: null, turn: null },
    ease: null,
    /** The focus ring: berry, or the ground's own ink where berry would not be seen. */
    ring: null,
    /** The smallest side of anything pressed: 44 px. */
    target: null,
    layer: { header: null, panel: null, dialog: null, notice: null, skip: null },
  },
  (_value, path) => {
    const [group, ...rest] = path;
    return kebab(group === 'color' ? rest.join('-') : path.join('-'));
  },
);
