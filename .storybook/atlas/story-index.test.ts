import { describe, expect, it } from 'vitest';
import { addressOf, pictureOf } from './addresses.ts';
import { parseIndex, storiesByState, untoldOf } from './story-index.ts';

const story = (id: string, ...tags: string[]) => ({
  type: 'story' as const,
  id,
  title: 'Flows/Door',
  name: id,
  tags,
});

describe('the stories of a state', () => {
  it('are those whose tag names the machine and the state', () => {
    const stories = storiesByState(
      [
        story('a', 'state:door.open.wide', 'visual'),
        story('b', 'state:window.open.wide'),
        story('c', 'state:door.open.wide', 'state:door.closed'),
        { ...story('d', 'state:door.closed'), type: 'docs' },
      ],
      'door',
    );
    const ids = [...stories].map(([path, found]) => [path, found.map(({ id }) => id)]);
    expect(ids).toStrictEqual([
      ['open.wide', ['a', 'c']],
      ['closed', ['c']],
    ]);
  });

  it('are missed where a state has none and looks like none that has', () => {
    const stories = storiesByState([story('a', 'state:door.closed')], 'door');
    const states = [{ path: 'closed' }, { path: 'slamming', looksLike: 'closed' }, { path: 'open' }];
    expect(untoldOf(states, stories)).toStrictEqual([{ path: 'open' }]);
  });

  it('open in Storybook, and have their pictures by id, theme and width', () => {
    expect(addressOf('story', 'flows-door--wide')).toBe('./?path=/story/flows-door--wide');
    expect(pictureOf('flows-door--wide', 'dark', 'phone')).toMatch(
      /^pictures\/flows-door\/wide\.dark-phone\.(?:png|webp)$/,
    );
  });
});

describe('the index', () => {
  it('is read in its own order, without what is no entry', () => {
    const entries = { b: story('b'), broken: { id: 'x' }, a: story('a') };
    expect(parseIndex({ v: 5, entries }).map(({ id }) => id)).toStrictEqual(['b', 'a']);
  });

  it.each([null, 'text', {}, { entries: 3 }])('is refused when it is none: %j', (json) => {
    expect(() => parseIndex(json)).toThrow('no entries');
  });
});
