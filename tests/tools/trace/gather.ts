import { idsIn } from './ids.ts';
import type { Test } from './read-tests.ts';
import type { Item } from './requirements.ts';

/** What the trace needs of a story: Storybook's own index, see tests/tools/story-index.mjs. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** From the repository's root. */
  readonly file: string;
}

/** Anything that says which ids it answers: an entry of the notices, a state of a machine. */
interface Answering {
  readonly answers: readonly string[];
}

/** A place other than a test or a story that names ids. */
export interface Citation {
  /** Where to look, as a reader would say it. */
  readonly place: string;
  readonly ids: readonly string[];
}

/** Everything the trace looks at. */
export interface Facts {
  readonly items: readonly Item[];
  readonly tests: readonly Test[];
  /** Titles of promises that are known to be broken by one of the servers. */
  readonly gaps: readonly string[];
  readonly stories: readonly Story[];
  readonly notices: Readonly<Record<string, Answering>>;
  /** The states of the machines by their path, by the machine's id. */
  readonly machines: Readonly<Record<string, Readonly<Record<string, Answering>>>>;
  /** Machines' specifications and whatever else names ids in prose. */
  readonly citations: readonly Citation[];
}

/** What stands behind one id. */
export interface Traced {
  readonly item: Item;
  /** Tests that name it and prove it. */
  readonly tests: readonly Test[];
  /** Tests that name it and prove nothing: skipped, or expected to fail. */
  readonly idle: readonly Test[];
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

/** Whether a test that is red when its title is untrue stands behind that title. */
const provesIn = ({ gaps }: Facts) => {
  const broken = new Set(gaps);
  return ({ proves, titles, file }: Test) =>
    proves && !(file.endsWith('.contract.ts') && broken.has(titles.at(-1) ?? ''));
};

/** Every id of the list with what stands behind it, in the order of the list. */
export function trace(facts: Facts): Traced[] {
  const proves = provesIn(facts);
  const tests = grouped(facts.tests, ({ ids }) => ids);
  const stories = grouped(facts.stories, (story) => idsOfStory(story, facts));
  return facts.items.map((item) => {
    const naming = tests.get(item.id) ?? [];
    return {
      item,
      tests: naming.filter(proves),
      idle: naming.filter((test) => !proves(test)),
      stories: stories.get(item.id) ?? [],
    };
  });
}

/** Every id that is named anywhere, with the places that name it. */
function namedAnywhere({ tests, stories, notices, machines, citations }: Facts): Citation[] {
  return [
    ...tests.map(({ file, titles, ids }) => ({ place: `${file}: the test '${titles.join(' > ')}'`, ids })),
    ...stories.map(({ file, id, name, tags }) => ({
      place: `${file}: the story '${id}'`,
      ids: [name, ...tags].flatMap(idsIn),
    })),
    ...Object.entries(notices).map(([id, { answers }]) => ({ place: `The notice '${id}'`, ids: answers })),
    ...Object.entries(machines).flatMap(([machine, states]) =>
      Object.entries(states).map(([path, { answers }]) => ({
        place: `The model of '${machine}', state '${path}',`,
        ids: answers,
      })),
    ),
    ...citations,
  ];
}

/** A sentence for each thing that the trace cannot let stand. */
export function problemsOf(facts: Facts): string[] {
  const known = new Set(facts.items.map(({ id }) => id));
  const unknown = namedAnywhere(facts).flatMap(({ place, ids }) =>
    [...new Set(ids)]
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${place} names ${id}, which is not in tests/trace/requirements.json: mend the id, or add it there.`,
      ),
  );
  const unproved = trace(facts)
    .filter(({ item, tests }) => item.mark === 'built' && tests.length === 0)
    .map(({ item: { id }, idle }) => {
      const [first] = idle;
      return first
        ? `${id} is marked as built, but the tests that name it prove nothing (skipped, or meant to fail), as '${first.titles.join(' > ')}' in ${first.file}: let it run, or mark ${id} 'planned'.`
        : `${id} is marked as built, but no test names it: write the test with (${id}) in its title, or mark it 'planned' in tests/trace/requirements.json.`;
    });
  return [...unknown, ...unproved];
}

/** The numbers at the end of the trace. */
export interface Sums {
  readonly ids: number;
  readonly built: number;
  readonly planned: number;
  readonly builtWithTests: number;
  readonly builtWithStories: number;
  /** Ids that tests prove and that nobody has marked as built. */
  readonly unmarked: readonly string[];
  readonly tests: number;
  readonly testsWithoutId: number;
  readonly stories: number;
}

/** Counts what was traced. */
export function sumsOf(traced: readonly Traced[], { tests, stories }: Facts): Sums {
  const built = traced.filter(({ item }) => item.mark === 'built');
  return {
    ids: traced.length,
    built: built.length,
    planned: traced.length - built.length,
    builtWithTests: built.filter((one) => one.tests.length > 0).length,
    builtWithStories: built.filter((one) => one.stories.length > 0).length,
    unmarked: traced
      .filter((one) => one.item.mark === 'planned' && one.tests.length > 0)
      .map(({ item }) => item.id),
    tests: tests.length,
    testsWithoutId: tests.filter(({ ids }) => ids.length === 0).length,
    stories: stories.length,
  };
}
