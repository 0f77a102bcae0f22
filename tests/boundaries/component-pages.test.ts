import { describe, expect, it } from 'vitest';
import { checkPages, type PageFacts } from '../tools/stories/check-pages.ts';
import type { Component, PageFile, StoriesFile, Story } from '../tools/stories/facts.ts';
import { readPage } from '../tools/stories/page.ts';
import { differenceOf } from '../tools/visual/recording.ts';

const folder = 'packages/ui/src/cards';
const file = `${folder}/Card.stories.tsx`;
const pageFile = `${folder}/Card.page.tsx`;

const aStory = (id: string, tags: string[] = ['visual']): Story => ({ id, tags, file, room: 'cards' });
const example = aStory('cards-card--rest');
const matrix = aStory('cards-card--matrix', ['visual', 'page:matrix']);
const keys = aStory('cards-card--keys', ['page:keys']);

const card: Component = { name: 'Card', file: `${folder}/Card.tsx`, props: [] };
const about: StoriesFile = { file, components: ['Card'], hasPage: true, storyExemptions: {} };
const whole: PageFile = {
  file: pageFile,
  component: 'Card',
  purpose: 'Shows one thing.',
  pairs: 1,
  wordPairs: 0,
  keys: 'table',
  matrix: 'plan',
};

/** A component with all that it owes, but for what is given. */
const facts = ({ page, ...given }: Partial<PageFacts> & { page?: Partial<PageFile> } = {}): PageFacts => ({
  stories: [example, matrix, keys],
  files: [about],
  components: [card],
  pages: [{ ...whole, ...page }],
  recordings: new Map([['cards-card/rest.reads.json', 1]]),
  ...given,
});

describe('the page of a component', () => {
  it('is complete with words, matrix, keys and what a screen reader says', () => {
    expect(checkPages(facts())).toEqual([]);
  });

  it.each<[string, PageFacts]>([
    ["'Card' has no page", facts({ pages: [] })],
    ['nothing draws it', facts({ files: [{ ...about, hasPage: false }] })],
    ["it is about 'Other'", facts({ page: { component: 'Other' } })],
    ["does not say what 'Card' is for", facts({ page: { purpose: ' ' } })],
    ["shows no do and don't", facts({ page: { pairs: 0 } })],
    ['1 of its pairs are sentences on both sides', facts({ page: { wordPairs: 1 } })],
    ['has no keyboard table', facts({ stories: [example, matrix], page: { keys: undefined } })],
    ['nothing proves its keyboard table', facts({ stories: [example, matrix] })],
    ['lists no keys of its own', facts({ page: { keys: 'parts' } })],
    ['has no matrix', facts({ page: { matrix: undefined } })],
    ['nothing draws its matrix', facts({ stories: [example, keys] })],
    ['its stories are its states', facts({ stories: [example, keys], page: { matrix: 'stories' } })],
    ['was never recorded', facts({ recordings: new Map() })],
    ['Tab stops 1 times', facts({ stories: [example, matrix], page: { keys: 'none' } })],
    [
      'Tab stops nowhere',
      facts({
        stories: [example, matrix],
        page: { keys: 'parts' },
        recordings: new Map([['cards-card/rest.reads.json', 0]]),
      }),
    ],
  ])('says what is missing: %s', (sentence, given) => {
    expect(checkPages(given)).toEqual([expect.stringContaining(sentence)]);
  });

  it('is not owed by flows and screens', () => {
    const flow = { ...card, file: 'packages/ui/src/features/events/CardFlow.tsx' };
    const flowFile = {
      ...about,
      file: 'packages/ui/src/features/events/CardFlow.stories.tsx',
      hasPage: false,
    };
    const none = { components: [flow], files: [flowFile], stories: [], pages: [], recordings: new Map() };
    expect(checkPages(facts(none))).toEqual([]);
  });

  it('is owed by what only the stories of flows show', () => {
    const flowFile = {
      ...about,
      file: 'packages/ui/src/features/events/CardFlow.stories.tsx',
      hasPage: false,
    };
    const shown = { files: [flowFile], stories: [], pages: [], recordings: new Map() };
    expect(checkPages(facts(shown))).toEqual([
      expect.stringContaining("'Card' stands on no page of the library"),
    ]);
  });

  it('may not be left over, and nor may a recording', () => {
    const stray = { ...whole, file: `${folder}/Gone.page.tsx` };
    const recordings = new Map([...facts().recordings, ['cards-gone/rest.reads.json', 0]]);
    expect(checkPages(facts({ pages: [whole, stray], recordings }))).toEqual([
      expect.stringContaining('Gone.page.tsx: no stories go with this page'),
      expect.stringContaining('cards-gone/rest.reads.json: no page shows this story first'),
    ]);
  });
});

describe('a page file', () => {
  const text = (more: string) => `export const page = componentPage({ component: Card<string>, ${more} });`;

  it('is read as it is written', () => {
    const written = text(`purpose: 'Shows one thing.', keys: 'parts', matrix: 'stories', pairs: [{}, {}]`);
    expect(readPage(pageFile, written)).toEqual({
      file: pageFile,
      component: 'Card',
      purpose: 'Shows one thing.',
      pairs: 2,
      wordPairs: 0,
      keys: 'parts',
      matrix: 'stories',
    });
  });

  it.each([
    ['text on both sides', `{ good: <Text>One</Text>, bad: <p>Two</p> }`, 1],
    ['text in boxes', `{ good: <><Text>One</Text></>, bad: <Heading level={2}>Two</Heading> }`, 1],
    ['a component on one side', `{ good: <Text>One</Text>, bad: <Fold><Text>Two</Text></Fold> }`, 0],
    ['a component inside of a box', `{ good: <div><Badge>One</Badge></div>, bad: <Text>Two</Text> }`, 0],
    ['what a function draws', `{ good: row('One'), bad: row('Two') }`, 0],
    ['what a constant is', `{ good: one, bad: two }`, 0],
    ['the component itself', `{ good: <Card>One</Card>, bad: <Card>Two</Card> }`, 0],
  ])('tells pairs of sentences from pairs of components: %s', (_, pair, wordPairs) => {
    expect(readPage(pageFile, text(`pairs: [${pair}]`)).wordPairs).toBe(wordPairs);
  });

  it('takes text for a component on its own page alone', () => {
    const written = `componentPage({ component: Text, pairs: [{ good: <Text>One</Text>, bad: <Text>Two</Text> }] })`;
    expect(readPage(pageFile, written).wordPairs).toBe(0);
  });

  it('says nothing where nothing is written', () => {
    expect(readPage(pageFile, text(''))).toMatchObject({
      purpose: '',
      pairs: 0,
      keys: undefined,
      matrix: undefined,
    });
  });
});

describe('what a screen reader says', () => {
  const said = (line: string) => `{\n  "reads": [\n    "${line}"\n  ]\n}\n`;

  it('is as it was recorded', () => {
    expect(differenceOf(said('- button "Save"'), said('- button "Save"'))).toBeUndefined();
  });

  it('differs by the first line that is another', () => {
    expect(differenceOf(said('- button "Save"'), said('- button'))).toMatch(
      /'"- button"' where it said '"- button \\?"Save\\?""'/,
    );
  });

  it('must have been recorded', () => {
    expect(differenceOf(undefined, said('- button'))).toContain('was never recorded');
  });
});
