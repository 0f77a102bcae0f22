import { models } from '@sorella/core/models';
import { idOfState } from '../../atlas/addresses.ts';
import type { IndexEntry } from '../../atlas/story-index.ts';

/** Where the atlas tells of a state; undefined where it has no such page. */
export function stateEntryOf(
  machine: string,
  path: string,
  entries: ReadonlyMap<string, IndexEntry>,
): { entry: IndexEntry; hash: string; title: string } | undefined {
  const title = models[machine]?.title;
  const entry = [...entries.values()].find(
    (candidate) => candidate.type === 'docs' && candidate.title === `Atlas/${title}`,
  );
  return entry && title !== undefined ? { entry, hash: idOfState(path), title } : undefined;
}
