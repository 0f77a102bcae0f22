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
 * @property {string} room The folder of the design system it lives in: `cards`, `features` …
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

/**
 * Compares a fresh build's index.json with what is read from the files, on which the trace, the atlas and the check of
 * the stories rely.
 *
 * @throws when they differ, naming the first story that does
 */
export async function expectSameStories(index) {
  const built = Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(toStory);
  const read = new Map((await readStoryIndex()).map((story) => [story.id, JSON.stringify(story)]));
  const odd =
    built.find((story) => read.get(story.id) !== JSON.stringify(story))?.id ??
    [...read.keys()].find((id) => !built.some((story) => story.id === id));
  if (odd !== undefined)
    throw new Error(
      `Storybook's build and tests/tools/story-index.mjs disagree about '${odd}'. If a stories file changed during the build, run it again; else mend story-index.mjs.`,
    );
}
