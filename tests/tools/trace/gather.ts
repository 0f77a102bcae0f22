import { idsIn } from './ids.ts';
import type { Test } from './list-tests.ts';
import type { Item } from './requirements.ts';

/** What the trace needs of a story: Storybook's own index, see tests/tools/story-index.mjs. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Anything that says which ids it answers: an entry of the notices, a state of a machine. */
interface Answering {
  readonly answers: readonly string[];
}

/** Everything the trace looks at. */
export interface Facts {
  readonly items: readonly Item[];
  readonly tests: readonly Test[];
  readonly stories: readonly Story[];
  readonly notices: Readonly<Record<string, Answering>>;
  /** The states of the machines by their path, by the machine's id. */
  readonly machines: Readonly<Record<string, Readonly<Record<string, Answering>>>>;
}

/** What stands behind one id; it is built when anything does. */
export interface Traced {
  readonly item: Item;
  readonly tests: readonly Test[];
  readonly stories: readonly Story[];
}

/** A story answers what its name and tags name, and what its notices and the state it ends in answer. */
function idsOfStory({ name, tags }: Story, { notices, machines }: Facts): string[] {
  const answered = tags.flatMap((tag) => {
    const [, kind = '', what = ''] = /^(\w+):(.*)$/.exec(tag) ?? [];
    if (kind === 'notice') return notices[what]?.answers ?? [];
    const [machine = '', ...path] = what.split('.');
    return kind === 'state' ? (machines[machine]?.[path.join('.')]?.answers ?? []) : idsIn(tag);
  });
  return [...idsIn(name), ...answered];
}

function grouped<Thing>(things: readonly Thing[], idsOf: (thing: Thing) => readonly string[]) {
  const byId = new Map<string, Thing[]>();
  for (const thing of things)
    for (const id of new Set(idsOf(thing))) byId.set(id, [...(byId.get(id) ?? []), thing]);
  return byId;
}

/** Every id of the list with what stands behind it, in the order of the list. */
export function trace(facts: Facts): Traced[] {
  const tests = grouped(facts.tests, ({ name }) => idsIn(name));
  const stories = grouped(facts.stories, (story) => idsOfStory(story, facts));
  return facts.items.map((item) => ({
    item,
    tests: tests.get(item.id) ?? [],
    stories: stories.get(item.id) ?? [],
  }));
}

/** Whether a test or a story names it. */
export const isBuilt = ({ tests, stories }: Traced): boolean => tests.length > 0 || stories.length > 0;
