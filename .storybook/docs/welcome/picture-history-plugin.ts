import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { COMMIT_MARK, changedStories } from './picture-history.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = 'tests/visual';

/** The commits that are looked through. */
const COMMITS = '60';

/** What git knows of the pictures; nothing where there is no git or no history. Pictures that are gone are left out. */
function readHistory() {
  const { status, stdout } = spawnSync(
    'git',
    [
      'log',
      `--max-count=${COMMITS}`,
      `--format=${COMMIT_MARK}%cI`,
      '--name-only',
      '--diff-filter=AM',
      '--',
      folder,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  if (status !== 0) return [];
  return changedStories(stdout, folder)
    .map((story) => ({
      ...story,
      pictures: story.pictures.filter((name) => existsSync(join(root, folder, name))),
    }))
    .filter(({ pictures }) => pictures.length > 0);
}

const NAME = 'virtual:picture-history';

/** Hands the pictures' history to the first page, as it is when Storybook is built or started. */
export function pictureHistoryPlugin(): Plugin {
  return {
    name: 'sorella:picture-history',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const changes = ${JSON.stringify(readHistory())};` : undefined,
  };
}
