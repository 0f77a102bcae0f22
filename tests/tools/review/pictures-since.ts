import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Mode, themes, viewports } from '../../../.storybook/modes.ts';
import { compare } from '../visual/compare.ts';
import { storyOfPicture } from '../visual/naming.ts';
import { makeReport, type Report } from '../visual/report.ts';
import type { VisitedStory } from '../visual/story-visit.ts';
import { drawPage } from './draw-page.ts';

/** What Storybook calls a story, by its id. */
export type StoryNames = ReadonlyMap<string, { readonly title: string; readonly name: string }>;

/** Where things are. */
export interface SincePlaces {
  /** The repository's folder. */
  readonly root: string;
  /** The folder of accepted pictures below it. */
  readonly pictures: string;
  /** Where the report is put; what was there goes. */
  readonly report: string;
}

/** The names that a built Storybook gives; none where it is not built. */
export function namesIn(storybook: string): StoryNames {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) return new Map();
  const { entries }: { entries: Record<string, { title: string; name: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return new Map(Object.entries(entries));
}

function modeOf(name: string): Mode {
  const [, theme, viewport] = /\.([a-z]+)-([a-z]+)\.webp$/.exec(name) ?? [];
  const found = {
    theme: themes.find((one) => one === theme),
    viewport: Object.keys(viewports)
      .filter((one): one is Mode['viewport'] => one in viewports)
      .find((one) => one === viewport),
  };
  if (!found.theme || !found.viewport) throw new Error(`${name} is no picture's name.`);
  return { theme: found.theme, viewport: found.viewport };
}

/**
 * Puts together a report of the accepted pictures that differ from those of an earlier commit, before and after beside
 * each other, as the page on which pictures are decided.
 *
 * @param commit - whatever Git knows: a tag, a branch, a hash.
 * @param wanted - beginnings of titles or ids; none means all.
 * @throws when Git does not know the commit.
 */
export async function reportSince(
  { root, pictures, report }: SincePlaces,
  commit: string,
  names: StoryNames = new Map(),
  wanted: readonly string[] = [],
): Promise<Report> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] });
  const before = await mkdtemp(join(tmpdir(), 'sorella-since-'));
  try {
    await rm(report, { recursive: true, force: true });
    const visited = new Map<string, VisitedStory>();
    const gone: Report['gone'] = [];
    // The commit is no option, whatever it is called.
    const changed = git(
      'diff',
      '--name-status',
      '--no-renames',
      '--relative=' + pictures,
      '--end-of-options',
      commit,
    )
      .toString()
      .split('\n')
      .map((line) => line.split('\t'));
    for (const [status, name = ''] of changed) {
      const id = storyOfPicture(name);
      if (id === undefined) continue;
      const { title, name: said } = names.get(id) ?? { title: id.split('--')[0] ?? id, name: id };
      if (wanted.length > 0 && !wanted.some((start) => title.startsWith(start) || id.startsWith(start)))
        continue;
      const keep = async (folder: string) => {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), git('show', `${commit}:${pictures}/${name}`));
      };
      if (status === 'D') {
        await keep(join(report, 'before'));
        gone.push({ name, story: id });
        continue;
      }
      if (status === 'M') await keep(before);
      const now = await readFile(join(root, pictures, name));
      const picture = await compare(
        { baselines: before, report, task: 'compare', manifest: {} },
        name,
        modeOf(name),
        now,
      );
      const story = visited.get(id) ?? { id, title, name: said, inWorld: false, pictures: [], problems: [] };
      story.pictures.push(picture);
      visited.set(id, story);
    }
    const found = makeReport({
      browser: `since ${commit}`,
      tokens: {},
      visited: [...visited.values()],
      gone,
    });
    await mkdir(report, { recursive: true });
    await writeFile(join(report, 'index.html'), await drawPage(found));
    return found;
  } finally {
    await rm(before, { recursive: true, force: true });
  }
}
