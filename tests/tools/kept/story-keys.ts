import { NOTICES, type NoticeId } from '@sorella/core/notices/catalogue';
import { storyOfPicture } from '../visual/naming.ts';
import { closureOf, type ModuleGraph } from './module-graph.ts';
import { digestOfFiles, fileDigests, isIn, machineDigest } from './repository.ts';
import { digestOf } from './results.ts';

/** What a story's key is made from, as Storybook's index has it. */
export interface KeyedStory {
  readonly id: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Keys of one story: for the case that it has no world, and for the case that it has one. */
export interface StoryKeys {
  readonly plain: string;
  readonly inWorld: string;
}

/** What visits stories and takes pictures of them. */
const RUNNER = [
  '.storybook/main.ts',
  '.storybook/modes.ts',
  '.storybook/test-runner.ts',
  'test-runner-jest.config.js',
  'tests/tools/browser.mjs',
  'tests/tools/visual',
];

/** What the database of a page is made from; its code is in the graph of the build, its start is not. */
const DATABASE = ['packages/local-stack/src', 'packages/supabase/supabase/migrations'];

const PREVIEW = '.storybook/preview.tsx';
/** Pages of docs: no story is visited as one. */
const DOCS = '.storybook/docs/lazy-docs.tsx';
/** The backend of the sandbox, whose stories have a world. */
const EARLY_START = '.storybook/world/early-start.ts';
const BACKEND = 'mocks/src/browser.ts';
const WORLD = '.storybook/world/serve-story.tsx';
const MODELS = '.storybook/world/models.ts';
const ASSERT_TAGS = '.storybook/world/assert-story-tags.ts';
const CATALOGUE = 'packages/core/src/notices/catalogue.ts';

// Behind these imports stands what only some stories need: it is added for them by name.
const isDoor = (importer: string, imported: string) =>
  imported === WORLD ||
  imported === ASSERT_TAGS ||
  (importer === ASSERT_TAGS && imported === CATALOGUE) ||
  importer === DOCS ||
  (importer === EARLY_START && imported === BACKEND) ||
  importer === MODELS;

const rest = (tags: readonly string[], prefix: string) =>
  tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));

const isNoticeId = (id: string): id is NoticeId => id in NOTICES;

/** The words that `assertStoryTags` looks for. */
const wordsOf = (tags: readonly string[]) =>
  rest(tags, 'notice:').flatMap((id) => (isNoticeId(id) ? [NOTICES[id].title, NOTICES[id].description] : []));

/**
 * The keys of stories: digests of everything that a visit of one depends on. That is what the preview and the story's
 * file are built of, the models and notices that its tags name, its accepted pictures, what visits it, the machine, and,
 * in a world, the database with all that serves it.
 *
 * @throws Error when the build knows no module of that name
 */
export function storyKeys(
  graph: ModuleGraph,
  stories: readonly KeyedStory[],
  fileDigestsOf: ReadonlyMap<string, string> = fileDigests(),
): Map<string, StoryKeys> {
  const digestsOf = (modules: ReadonlySet<string>) =>
    [...modules].toSorted().flatMap((id) => [id, graph[id]?.digest ?? '']);
  const runner = [machineDigest(), digestOfFiles((path) => isIn(path, RUNNER))];
  const database = digestOfFiles((path) => isIn(path, DATABASE) && !path.endsWith('.test.ts'));
  const pictures = new Map<string, string[]>();
  for (const [path, digest] of fileDigestsOf) {
    const id = path.startsWith('tests/visual/') && storyOfPicture(path.slice('tests/visual/'.length));
    if (id) pictures.set(id, [...(pictures.get(id) ?? []), path, digest]);
  }
  const closures = new Map<string, Set<string>>();
  const closure = (module: string) => {
    const known = closures.get(module) ?? closureOf(graph, [module], isDoor);
    closures.set(module, known);
    return known;
  };
  const modelOf = (state: string) => {
    const [machine = ''] = state.split('.');
    return `packages/core/src/machines/${machine}/${machine}.model.ts`;
  };
  const keyOf = ({ id, importPath, tags }: KeyedStory, inWorld: boolean) => {
    const file = importPath.replace(/^\.\//, '');
    const states = rest(tags, 'state:');
    const isTold = states.length > 0 || rest(tags, 'notice:').length > 0;
    const modules = new Set([
      ...closure(PREVIEW),
      ...closure(file),
      ...(isTold ? closure(ASSERT_TAGS) : []),
      ...(inWorld ? [...closure(WORLD), ...states.flatMap((state) => [...closure(modelOf(state))])] : []),
    ]);
    return digestOf([
      id,
      ...tags,
      ...runner,
      ...wordsOf(tags),
      ...(pictures.get(id) ?? []),
      ...(inWorld ? ['in a world', database] : []),
      ...digestsOf(modules),
    ]);
  };
  return new Map(
    stories.map((story) => [story.id, { plain: keyOf(story, false), inWorld: keyOf(story, true) }]),
  );
}
