import { describe, expect, it } from 'vitest';
import { filesFrom } from '../tools/kept/file-graph.ts';
import { changedModules, nearestStories } from '../tools/kept/first-stories.ts';
import { closureOf, type ModuleGraph } from '../tools/kept/module-graph.ts';
import { digestOf } from '../tools/kept/results.ts';
import { readShard, shareOf } from '../tools/kept/shard.ts';
import { type KeyedStory, storyKeys } from '../tools/kept/story-keys.ts';
import { SUITES, testFileKeys } from '../tools/kept/suites.ts';

const module = (...imports: string[]) => ({ digest: 'as it was', imports });

/** A Storybook of two components, of which one has a world. */
const graph: ModuleGraph = {
  '.storybook/preview.tsx': module(
    '.storybook/world/world.ts',
    '.storybook/world/assert-story-tags.ts',
    'styles.ts',
  ),
  '.storybook/world/world.ts': module('.storybook/world/serve-story.tsx'),
  '.storybook/world/serve-story.tsx': module('.storybook/world/models.ts', 'mocks/world.ts'),
  '.storybook/world/models.ts': module(
    'packages/core/src/machines/booking/booking.model.ts',
    'packages/core/src/machines/session/session.model.ts',
  ),
  '.storybook/world/assert-story-tags.ts': module('packages/core/src/notices/catalogue.ts'),
  'packages/core/src/notices/catalogue.ts': module('notices.ts'),
  'packages/core/src/machines/booking/booking.model.ts': module(),
  'packages/core/src/machines/session/session.model.ts': module(),
  'notices.ts': module(),
  'mocks/world.ts': module(),
  'styles.ts': module(),
  'button.ts': module(),
  'dialog.ts': module(),
  'card.ts': module('button.ts', 'dialog.ts'),
  'Button.stories.tsx': module('button.ts'),
  'Card.stories.tsx': module('card.ts'),
};

const plain: KeyedStory = { id: 'button--plain', importPath: './Button.stories.tsx', tags: [] };
const walk: KeyedStory = {
  id: 'card--walk',
  importPath: './Card.stories.tsx',
  tags: ['state:booking.full', 'notice:event-full'],
};

const changed = (id: string): ModuleGraph => ({
  ...graph,
  [id]: { digest: 'other', imports: graph[id]?.imports ?? [] },
});

/** Which of the two stories are to be visited when a module has changed. */
function visited(id: string, files?: ReadonlyMap<string, string>): string[] {
  const before = storyKeys(graph, [plain, walk], new Map());
  const now = storyKeys(id in graph ? changed(id) : graph, [plain, walk], files ?? new Map());
  return [
    ...(before.get(plain.id)?.plain === now.get(plain.id)?.plain ? [] : ['plain']),
    ...(before.get(walk.id)?.inWorld === now.get(walk.id)?.inWorld ? [] : ['walk']),
  ];
}

describe('the key of a story', () => {
  it.each([
    ['styles.ts', ['plain', 'walk']],
    ['.storybook/world/world.ts', ['plain', 'walk']],
    ['button.ts', ['plain', 'walk']],
    ['dialog.ts', ['walk']],
    ['mocks/world.ts', ['walk']],
    ['packages/core/src/machines/booking/booking.model.ts', ['walk']],
    // Another machine's model, and the words of other notices, are nothing that it shows.
    ['packages/core/src/machines/session/session.model.ts', []],
    ['notices.ts', []],
  ])('is another one when %s changes, for %j', (id, stories) => {
    expect(visited(id)).toEqual(stories);
  });

  it('is another one when its accepted picture is', () => {
    expect(visited('', new Map([['tests/visual/button/plain.light-phone.webp', 'digest']]))).toEqual([
      'plain',
    ]);
  });

  it('is not made of a graph that misses a module', () => {
    const { 'dialog.ts': _, ...torn } = graph;
    expect(() => storyKeys(torn, [walk])).toThrow('has no module dialog.ts');
    expect(() => closureOf(torn, ['card.ts'])).toThrow('has no module dialog.ts');
  });
});

describe('the files of a test', () => {
  it('are those that its imports lead to, types left aside', () => {
    const files = filesFrom(['packages/core/src/domain/limits.test.ts']);
    expect(files).toContain('packages/core/src/domain/limits.ts');
    expect([...files].filter((path) => path.startsWith('packages/ui'))).toEqual([]);
  });

  it('lie in packages of the workspace too', () => {
    const files = filesFrom(['packages/ui/src/queries/query-subjects.ts', 'tests/contract/postgres.test.ts']);
    expect(files).toContain('packages/core/src/data-port/index.ts');
  });

  it('give each test of each suite a key of its own', { timeout: 60_000 }, () => {
    for (const name of ['unit', 'contract', 'security', 'deploy:check', 'boundaries'] as const) {
      const keys = testFileKeys(name);
      expect([...keys.keys()].every((file) => SUITES[name].has(file))).toBe(true);
      expect(new Set(keys.values()).size).toBe(keys.size);
    }
  });
});

describe('a digest', () => {
  it('knows where one part ends and the next begins', () => {
    expect(digestOf(['ab', 'c'])).not.toBe(digestOf(['a', 'bc']));
    expect(digestOf(['ab'])).toBe(digestOf(['ab']));
  });
});

describe('shards', () => {
  it('have every thing once', () => {
    const things = Array.from({ length: 11 }, (_, at) => at);
    const shares = ['1/3', '2/3', '3/3'].map((text) => shareOf(things, readShard(text)));
    expect(shares.flat().toSorted((one, other) => one - other)).toEqual(things);
    expect(shareOf(things, readShard(''))).toEqual(things);
  });

  it.each(['0/4', '5/4', 'half', '1/'])('are not %s', (text) => {
    expect(() => readShard(text)).toThrow('is no shard');
  });
});

describe('the stories that come first', () => {
  const graph = (digests: Readonly<Record<string, string>>): ModuleGraph => ({
    'a.stories.tsx': { digest: '1', imports: ['a.tsx'] },
    'a.tsx': { digest: '1', imports: ['tokens.ts'] },
    'b.stories.tsx': { digest: '1', imports: ['b.tsx'] },
    'b.tsx': { digest: '1', imports: ['a.tsx', 'tokens.ts'] },
    'c.stories.tsx': { digest: '1', imports: ['tokens.ts'] },
    'tokens.ts': { digest: '1', imports: [] },
    ...Object.fromEntries(
      Object.entries(digests).map(([id, digest]) => [
        id,
        { digest, imports: id === 'a.tsx' ? ['tokens.ts'] : [] },
      ]),
    ),
  });
  const three = ['a', 'b', 'c'].map((name) => ({ id: name, importPath: `./${name}.stories.tsx`, tags: [] }));
  const firstAfter = (digests: Readonly<Record<string, string>>, stories = three) => {
    const now = graph(digests);
    return nearestStories(now, stories, changedModules(graph({}), now)).map(({ id }) => id);
  };

  it('are those nearest to what differs, and none that it does not reach', () => {
    expect(firstAfter({ 'a.tsx': '2' })).toEqual(['a', 'b']);
  });

  it('are none where all are meant, or nothing differs', () => {
    expect(firstAfter({ 'tokens.ts': '2' })).toEqual([]);
    expect(firstAfter({})).toEqual([]);
  });

  it('are none where too many are as near', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({
      id: `a${at}`,
      importPath: './a.stories.tsx',
      tags: [],
    }));
    expect(firstAfter({ 'a.tsx': '2' }, [...many, ...three.slice(2)])).toEqual([]);
  });
});
