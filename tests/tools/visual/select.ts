import { storyOfPicture } from './naming.ts';

/** What the index says of a story. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
}

/** What was asked for on the command line. */
export interface Options {
  /** Stories by id, by the beginning of an id or title, `changed`, `rejected` or `all`; none means every story. */
  names: string[];
  update: boolean;
  build: boolean;
  /** A folder with a built Storybook to use instead of building one. */
  folder?: string;
  /** A folder for the report instead of the usual one. */
  report?: string;
  /** What is passed on to the test runner. */
  rest: string[];
}

/** Reads the arguments of `pnpm visual` and `pnpm test:stories`; throws a sentence when they make no sense. */
export function parseOptions(args: readonly string[]): Options {
  const cut = args.indexOf('--');
  // `pnpm visual -- -t x` passes the dashes on, and a person may write them a second time.
  const own = cut < 0 ? args : args.slice(0, cut);
  const options: Options = {
    names: [],
    update: false,
    build: true,
    rest: cut < 0 ? [] : args.slice(cut + 1).filter((arg) => arg !== '--'),
  };
  const left = [...own];
  const folderAfter = (option: string) => {
    const folder = left.shift();
    if (!folder || folder.startsWith('-')) throw new Error(`${option} needs a folder after it.`);
    return folder;
  };
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--update') options.update = true;
    else if (arg === '--no-build') options.build = false;
    else if (arg === '--dir') options.folder = folderAfter(arg);
    else if (arg === '--report') options.report = folderAfter(arg);
    else if (arg.startsWith('-'))
      throw new Error(`${arg} is unknown here; write what is for Jest after \`--\`.`);
    else options.names.push(arg);
  }
  if (options.update && options.names.length === 0)
    throw new Error(
      'Say which pictures you have looked at and accept: `pnpm visual --update` and story ids, beginnings of ids or titles, or `changed` for what the last run found. `--update all` takes every picture anew.',
    );
  return options;
}

/** What the last run left to look at: ids of stories. */
export interface LastRun {
  changed: readonly string[];
  missing: readonly string[];
  gone: readonly string[];
  /** Those with a picture that was rejected since. */
  rejected?: readonly string[];
}

/** Stories to visit, and among pictures that nothing draws any more those that are meant. */
export interface Selection {
  stories: IndexedStory[];
  /** Whether a story that is gone is meant too. */
  includes(storyId: string): boolean;
}

/** Selects by name; throws a sentence about a name that means nothing. */
export function selectStories(
  stories: readonly IndexedStory[],
  names: readonly string[],
  pictures: readonly string[],
  lastRun: LastRun | undefined,
): Selection {
  if (names.length === 0 || names.includes('all')) return { stories: [...stories], includes: () => true };
  const tests = names.map((name) => {
    if (name === 'changed') {
      if (!lastRun)
        throw new Error('There is no report of a last run: run `pnpm visual` first, and look at it.');
      const ids = new Set([...lastRun.changed, ...lastRun.missing, ...lastRun.gone]);
      return ({ id }: { id: string }) => ids.has(id);
    }
    if (name === 'rejected') {
      const ids = new Set(lastRun?.rejected);
      if (ids.size === 0) throw new Error('No picture of the last run was rejected.');
      return ({ id }: { id: string }) => ids.has(id);
    }
    const beginning = name.toLowerCase();
    const test = ({ id, title }: { id: string; title?: string }) =>
      id.startsWith(beginning) || (title?.toLowerCase().startsWith(beginning) ?? false);
    const known =
      stories.some(test) || pictures.some((picture) => test({ id: storyOfPicture(picture) ?? '' }));
    if (!known) throw new Error(`No story has an id or a title that begins with “${name}”.`);
    return test;
  });
  const meant = (story: { id: string; title?: string }) => tests.some((test) => test(story));
  return { stories: stories.filter(meant), includes: (id) => meant({ id }) };
}

/**
 * Accepted pictures that nothing draws: their story is gone or no longer photographed, or a visited story has no such
 * mode any more.
 */
export function orphans(
  pictures: readonly string[],
  stories: readonly IndexedStory[],
  drawn: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(stories.filter(({ tags }) => tags.includes('visual')).map(({ id }) => id));
  return pictures.filter((picture) => {
    const id = storyOfPicture(picture);
    if (id === undefined || !known.has(id)) return true;
    const names = drawn.get(id);
    return names !== undefined && !names.includes(picture);
  });
}
