import { storyOfPicture } from '../../../tests/tools/visual/naming.ts';

/** A story whose accepted pictures changed. */
export interface ChangedStory {
  id: string;
  /** When, as ISO 8601 with the zone of whoever accepted them. */
  at: string;
  /** Names of its pictures that changed then, below the folder of pictures. */
  pictures: readonly string[];
}

/** The mark before each commit in the text that {@link changedStories} reads. */
export const COMMIT_MARK = '#';

/**
 * Reads what `git log --name-only --format=#%cI` prints of the pictures' folder, newest first: every story once, with
 * its last change.
 */
export function changedStories(log: string, folder: string): ChangedStory[] {
  const stories = new Map<string, { at: string; pictures: string[] }>();
  let at = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT_MARK)) at = line.slice(COMMIT_MARK.length);
    const picture = line.startsWith(`${folder}/`) ? line.slice(folder.length + 1) : '';
    const id = storyOfPicture(picture);
    if (id === undefined) continue;
    const known = stories.get(id) ?? { at, pictures: [] };
    if (known.at === at) known.pictures.push(picture);
    stories.set(id, known);
  }
  return [...stories].map(([id, change]) => ({ id, ...change }));
}

const componentOf = ({ id }: ChangedStory) => id.split('--')[0];

/** The newest changes of different components, so that one that changed in thirty places does not hide the others. */
export function newestByComponent(stories: readonly ChangedStory[], most: number): ChangedStory[] {
  const seen = new Set<string | undefined>();
  return stories
    .filter((story) => {
      const component = componentOf(story);
      const isFirst = !seen.has(component);
      seen.add(component);
      return isFirst;
    })
    .slice(0, most);
}
