import { isRecord } from './is-record.ts';

/** One line of Storybook's own index: a story or a page. */
export interface IndexEntry {
  type: 'story' | 'docs';
  id: string;
  /** Its place in the sidebar, as `Flows/Applying`. */
  title: string;
  /** A story's name is the sentence that must be true. */
  name: string;
  tags: readonly string[];
}

const isEntry = (value: unknown): value is IndexEntry =>
  isRecord(value) &&
  (value['type'] === 'story' || value['type'] === 'docs') &&
  ['id', 'title', 'name'].every((key) => typeof value[key] === 'string') &&
  Array.isArray(value['tags']);

/**
 * Reads Storybook's `index.json`, in the order of the sidebar.
 *
 * @throws when it is not one
 */
export function parseIndex(json: unknown): IndexEntry[] {
  const entries = isRecord(json) ? json['entries'] : undefined;
  if (!isRecord(entries)) throw new Error('index.json has no entries');
  return Object.values(entries).filter(isEntry);
}

/** The stories that end in each state of a machine, by the state's path: told by their tags. */
export function storiesByState(
  entries: readonly IndexEntry[],
  machine: string,
): ReadonlyMap<string, readonly IndexEntry[]> {
  const start = `state:${machine}.`;
  const found = new Map<string, IndexEntry[]>();
  for (const entry of entries.filter(({ type }) => type === 'story')) {
    for (const tag of entry.tags.filter((candidate) => candidate.startsWith(start))) {
      const path = tag.slice(start.length);
      found.set(path, [...(found.get(path) ?? []), entry]);
    }
  }
  return found;
}

/** What a state needs of the chart to be looked up among the stories. */
interface Looked {
  readonly path: string;
  readonly looksLike?: string;
}

/** The states that no story shows, and that look like none that a story shows. */
export const untoldOf = <State extends Looked>(
  states: readonly State[],
  stories: ReadonlyMap<string, readonly IndexEntry[]>,
): State[] => states.filter(({ path, looksLike }) => !stories.has(path) && !stories.has(looksLike ?? ''));

/** The stories of each state: its own, or those of the state that it looks like; none where nothing shows it. */
export const storiesOfStates = (
  states: readonly Looked[],
  stories: ReadonlyMap<string, readonly IndexEntry[]>,
): ReadonlyMap<string, readonly IndexEntry[]> =>
  new Map(
    states.map(({ path, looksLike }) => [path, stories.get(path) ?? stories.get(looksLike ?? '') ?? []]),
  );
