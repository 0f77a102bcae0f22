import type { IndexedStory } from './select.ts';

/** For fewer than this many stories a second page costs more than it gains. */
const FEW = 12;

/**
 * The stories as the test runner is to see them. It writes a test file for each title, and every file opens a browser
 * and a page of its own: so here a title is the page of one worker, where its stories are shown one after the other,
 * and the story's own title stands in its name. Each page gets the same share of every component's stories, so that all
 * end at the same time.
 */
export function dealToPages<Story extends IndexedStory>(stories: readonly Story[], workers: number): Story[] {
  const pages = Math.min(workers, Math.ceil(stories.length / FEW));
  return stories.map((story, at) => ({
    ...story,
    title: `Page ${(at % pages) + 1}`,
    name: `${story.title} › ${story.name}`,
  }));
}
