import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GRAPH_FILE, type ModuleGraph } from './module-graph.ts';
import type { KeyedStory } from './story-keys.ts';

/** No more than these are worth a run of their own before all others. */
const MOST = 24;

const lastGraph = join(import.meta.dirname, '../../../node_modules/.cache/visual/module-graph.json');

const readGraph = (file: string): ModuleGraph | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The modules that are not what they were, or are new. */
export const changedModules = (before: ModuleGraph, now: ModuleGraph): Set<string> =>
  new Set(Object.keys(now).filter((id) => before[id]?.digest !== now[id]?.digest));

/** How many imports lie between a module and the nearest of some others; undefined when none is reached. */
export function distanceTo(
  graph: ModuleGraph,
  from: string,
  targets: ReadonlySet<string>,
): number | undefined {
  const seen = new Set([from]);
  let level = [from];
  for (let distance = 0; level.length > 0; distance += 1) {
    if (level.some((id) => targets.has(id))) return distance;
    level = [...new Set(level.flatMap((id) => graph[id]?.imports ?? []))].filter((id) => !seen.has(id));
    for (const id of level) seen.add(id);
  }
  return undefined;
}

/**
 * The stories that a developer waits for: those nearest to the modules that differ, the nearest first. None where so
 * many are as near that nobody could tell them apart (a token is equally far from all), or where nothing differs.
 */
export function nearestStories<Story extends KeyedStory>(
  graph: ModuleGraph,
  stories: readonly Story[],
  changed: ReadonlySet<string>,
): Story[] {
  const distances = new Map<string, number | undefined>();
  const distanceOf = ({ importPath }: KeyedStory) => {
    const file = importPath.replace(/^\.\//, '');
    if (!distances.has(file)) distances.set(file, distanceTo(graph, file, changed));
    return distances.get(file);
  };
  const byDistance = [...Map.groupBy(stories, distanceOf)]
    .flatMap(([distance, own]) => (distance === undefined ? [] : [{ distance, own }]))
    .toSorted((one, other) => one.distance - other.distance);
  const first: Story[] = [];
  for (const { own } of byDistance) {
    if (first.length + own.length > MOST) break;
    first.push(...own);
  }
  return first.length === stories.length ? [] : first;
}

/**
 * Those of the stories to visit that come first: what the last run left to look at (`left`), and what is nearest to the
 * modules that differ from those of the last run.
 */
export function firstStories<Story extends KeyedStory>(
  folder: string,
  visiting: readonly Story[],
  left: readonly string[],
): Story[] {
  const [before, now] = [readGraph(lastGraph), readGraph(join(folder, GRAPH_FILE))];
  const near = before && now ? nearestStories(now, visiting, changedModules(before, now)) : [];
  const open = visiting.filter((story) => left.includes(story.id) && !near.includes(story));
  const first = [...near, ...open].slice(0, MOST);
  return first.length === visiting.length ? [] : first;
}

/** Remembers of what a run was built that visited everything. */
export function rememberGraph(folder: string): void {
  const graph = join(folder, GRAPH_FILE);
  if (!existsSync(graph)) return;
  mkdirSync(dirname(lastGraph), { recursive: true });
  copyFileSync(graph, lastGraph);
}
