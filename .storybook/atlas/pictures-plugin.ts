import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PICTURE_ENDING, storyOfPicture } from '../../tests/tools/visual/naming.ts';

const folder = fileURLToPath(new URL('../../tests/visual', import.meta.url));
const NAME = 'virtual:story-pictures';

/** The modes of the accepted pictures, as `light-phone`, by their story's id. */
function readPictures(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const name of globSync(`*/*${PICTURE_ENDING}`, { cwd: folder }).toSorted()) {
    const story = storyOfPicture(name);
    const mode = name.split('.').at(-2);
    if (story !== undefined && mode !== undefined) (found[story] ??= []).push(mode);
  }
  return found;
}

/** Tells the pages which accepted pictures there are, as they are when Storybook is built or started. */
export function storyPicturesPlugin(): Plugin {
  return {
    name: 'sorella:story-pictures',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const pictures = ${JSON.stringify(readPictures())};` : undefined,
  };
}
