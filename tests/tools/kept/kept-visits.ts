import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VisitedStory } from '../visual/story-visit.ts';
import { GRAPH_FILE, type ModuleGraph } from './module-graph.ts';
import { keptResults } from './results.ts';
import { type KeyedStory, type StoryKeys, storyKeys } from './story-keys.ts';

/** How much was asked of a visit: with axe it says what one without says, too. */
interface Asked {
  readonly axe: boolean;
}

const isVisit = (json: unknown): json is VisitedStory =>
  typeof json === 'object' && json !== null && 'id' in json && 'inWorld' in json && 'pictures' in json;

function parseVisit(json: unknown): VisitedStory {
  if (!isVisit(json)) throw new Error('This is no visit of a story.');
  return json;
}

const visitsOf = (axe: boolean) => keptResults(axe ? 'stories-axe' : 'stories-pictures', parseVisit);

/**
 * Which stories of a built Storybook are to be visited, and what is known of the others: they passed, and nothing that
 * they depend on differs by a byte.
 */
export function splitByKept<Story extends KeyedStory>(
  folder: string,
  stories: readonly Story[],
  { axe }: Asked,
): { visiting: Story[]; kept: VisitedStory[]; keys?: Map<string, StoryKeys> } {
  const file = join(folder, GRAPH_FILE);
  if (!existsSync(file)) return { visiting: [...stories], kept: [] };
  const graph: ModuleGraph = JSON.parse(readFileSync(file, 'utf8'));
  const keys = storyKeys(graph, stories);
  const sources = axe ? [visitsOf(true)] : [visitsOf(true), visitsOf(false)];
  // A story that had no world then has none now: what says so is part of its file, and with it of the key.
  const known = (id: string) => {
    const own = keys.get(id);
    for (const source of sources) {
      const visit = own && (source.find(own.plain) ?? source.find(own.inWorld));
      if (visit) return visit;
    }
    return undefined;
  };
  const kept = stories.flatMap(({ id }) => known(id) ?? []);
  const passed = new Set(kept.map(({ id }) => id));
  return { visiting: stories.filter(({ id }) => !passed.has(id)), kept, keys };
}

/** Keeps the visits of this run that found nothing. */
export function keepVisits(
  keys: ReadonlyMap<string, StoryKeys>,
  visited: readonly VisitedStory[],
  visiting: readonly KeyedStory[],
  { axe }: Asked,
): void {
  const now = new Set(visiting.map(({ id }) => id));
  const results = visitsOf(axe);
  for (const visit of visited) {
    const own = keys.get(visit.id);
    const passed = visit.problems.length === 0 && visit.pictures.every(({ outcome }) => outcome === 'same');
    if (own && passed && now.has(visit.id)) results.keep(visit.inWorld ? own.inWorld : own.plain, visit);
  }
  void results.forget();
}
