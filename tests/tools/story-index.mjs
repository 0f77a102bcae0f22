// Storybook's own index of all stories, read from the files: no build, no browser.
import { join, relative } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { root } from './processes.mjs';

/**
 * One story as Storybook's index.json has it, too.
 *
 * @typedef {object} Story
 * @property {string} id As in the address of its picture: `cards-event-card--full`.
 * @property {string} title Its place in the sidebar: `Cards/Event card`.
 * @property {string} name The sentence that must be true.
 * @property {string} exportName Its name in the stories file.
 * @property {string[]} tags With those of preview.tsx and of the file's meta, without those it takes back (`!tag`).
 * @property {string} file The stories file, from the repository's root.
 * @property {string | undefined} component The file of the component its meta names, from the repository's root.
 * @property {string} room The folder of the design system it lives in: `cards`, `flows` …
 */

const fromRoot = (path) => relative(root, join(process.cwd(), path));

/** @returns {Story} */
export function toStory({ id, title, name, exportName, tags = [], importPath, componentPath }) {
  const file = fromRoot(importPath);
  const [, room = ''] = /^packages\/ui\/src\/([^/]+)\//.exec(file) ?? [];
  const component = componentPath ? fromRoot(componentPath) : undefined;
  return { id, title, name, exportName, tags, file, component, room };
}

/**
 * Every story of the repository, in the order of the sidebar; pages that are only text are left out.
 *
 * @returns {Promise<Story[]>}
 * @throws when a stories file cannot be read as one, naming it
 */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(toStory);
}
