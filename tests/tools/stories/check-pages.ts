import { recordingName } from '../visual/naming.ts';
import type { Component, PageFile, StoriesFile, Story } from './facts.ts';

/** The folders whose components owe a page. */
export const LIBRARY: readonly string[] = [
  'primitives',
  'cards',
  'forms',
  'dialogs',
  'lists',
  'empty-states',
  'admin',
  'site',
  'notices',
  'art',
];

/** What the check of pages looks at. */
export interface PageFacts {
  readonly stories: readonly Story[];
  readonly files: readonly StoriesFile[];
  readonly components: readonly Component[];
  readonly pages: readonly PageFile[];
  /** By the name of the file: how many stops of Tab each recording of an example has. */
  readonly recordings: ReadonlyMap<string, number>;
}

/** Where the page stands that goes with a stories file. */
const pageFileOf = (storiesFile: string) => storiesFile.replace(/\.stories\.tsx$/, '.page.tsx');

const matrixStory = `export const Matrix = meta.story({ name: 'Every variant in every state', tags: ['page:matrix'], ...matrixOf(page) });`;
const keysStory = `export const Keys = meta.story({ name: 'Every key does what its table says', tags: ['page:keys', '!visual'], ...keyboardOf(page) });`;

/** What is missing on the page that goes with one stories file, each in a sentence that says what to do. */
function problemsOf(about: StoriesFile, name: string, facts: PageFacts): string[] {
  const { stories, pages, recordings } = facts;
  const file = pageFileOf(about.file);
  const page = pages.find((candidate) => candidate.file === file);
  if (!page)
    return [
      `${file}: '${name}' has no page. Write it (componentPage of .storybook/docs/components/component-page.ts): what it is for, when another is better, its matrix, its keys, a pair of do and don't; and name it in the meta of its stories: parameters: { page }.`,
    ];
  const own = stories.filter((story) => story.file === about.file);
  const has = (tag: string) => own.some(({ tags }) => tags.includes(tag));
  const problems: string[] = [];
  const ask = (isWrong: boolean, sentence: string) => {
    if (isWrong) problems.push(`${file}: ${sentence}`);
  };

  ask(!about.hasPage, `nothing draws it. Name it in the meta of ${about.file}: parameters: { page }.`);
  ask(
    !about.components.includes(page.component),
    `it is about '${page.component}', which its stories do not show. Name one of ${about.components.join(', ')}.`,
  );
  ask(
    page.purpose.trim() === '',
    `it does not say what '${name}' is for. Say it under \`purpose\`, in a sentence or two.`,
  );
  ask(page.pairs === 0, `it shows no do and don't. Add a pair of real components under \`pairs\`, and why.`);
  ask(
    page.wordPairs > 0,
    `${page.wordPairs} of its pairs are sentences on both sides. Show '${name}', or the part of it that is meant, in each.`,
  );
  ask(
    page.keys === undefined,
    `it has no keyboard table. List its keys with their proofs under \`keys\`; 'parts' if it has those of its parts alone, 'none' if it takes no focus.`,
  );
  ask(
    page.keys === 'table' && !has('page:keys'),
    `nothing proves its keyboard table. Add to its stories: ${keysStory}`,
  );
  ask(
    page.keys !== 'table' && has('page:keys'),
    'it lists no keys of its own, yet a story has the tag page:keys. Delete the story, or list the keys.',
  );
  ask(
    page.matrix === undefined,
    `it has no matrix. Give its plan under \`matrix\` (args, rows, states); 'stories' if each of its states is a story.`,
  );
  ask(
    page.matrix === 'plan' && !has('page:matrix'),
    `nothing draws its matrix. Add to its stories: ${matrixStory}`,
  );
  ask(
    page.matrix === 'stories' && own.filter(({ tags }) => tags.includes('visual')).length < 2,
    'its stories are its states, yet there are not two with a picture. Write the stories, or give a plan under `matrix`.',
  );

  const [example] = own;
  if (!example)
    return [...problems, `${about.file}: it holds no story. Write the one that the page shows first.`];
  const stops = recordings.get(recordingName(example.id));
  ask(
    stops === undefined,
    `what a screen reader says of its example was never recorded. Run: pnpm visual --update ${example.id}`,
  );
  ask(
    page.keys === 'none' && stops !== undefined && stops > 0,
    `it says that nothing takes the focus, yet Tab stops ${stops} times in '${example.id}'. Say 'parts' under \`keys\`, or list the keys.`,
  );
  ask(
    page.keys === 'parts' && stops === 0,
    `it has the keys of its parts, yet Tab stops nowhere in '${example.id}'. Say 'none' under \`keys\`, or begin with a story that has those parts.`,
  );
  return problems;
}

/**
 * What is missing that a component of the library owes: its page, with words, matrix, keyboard table and what a screen
 * reader says. A part stands on the page of the stories that show it.
 */
export function checkPages(facts: PageFacts): string[] {
  const { files, components, pages, stories, recordings } = facts;
  const inLibrary = components.filter(({ file }) =>
    LIBRARY.some((room) => file.startsWith(`packages/ui/src/${room}/`)),
  );
  const names = new Set(inLibrary.map(({ name }) => name));
  const owing = files.filter((about) => about.components.some((name) => names.has(name)));
  const inRoom = owing.filter(({ file }) =>
    LIBRARY.some((room) => file.startsWith(`packages/ui/src/${room}/`)),
  );
  const missing = inRoom.flatMap((about) => {
    const name = about.components.find((candidate) => names.has(candidate)) ?? '';
    return problemsOf(about, name, facts);
  });

  // Shown by a flow's stories alone, it would be on no page of the library.
  const elsewhere = inLibrary
    .filter(
      ({ name }) =>
        owing.some((about) => about.components.includes(name)) &&
        !inRoom.some((about) => about.components.includes(name)),
    )
    .map(
      ({ name, file }) =>
        `${file}: '${name}' stands on no page of the library, only in stories of flows or screens. Name it under 'subcomponents' in the meta of the library's stories whose part it is, or write stories and page of its own.`,
    );

  const wanted = new Set(inRoom.map(({ file }) => pageFileOf(file)));
  const strays = pages
    .filter(({ file }) => !wanted.has(file))
    .map(({ file }) => `${file}: no stories go with this page. Name it as they are named, or delete it.`);
  const examples = new Set(
    inRoom.flatMap(({ file }) => stories.find((story) => story.file === file)?.id ?? []).map(recordingName),
  );
  const lost = [...recordings.keys()]
    .filter((name) => !examples.has(name))
    .map((name) => `tests/visual/${name}: no page shows this story first. Delete the file.`);
  return [...missing, ...elsewhere, ...strays, ...lost];
}
