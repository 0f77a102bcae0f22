import { describe, expect, it } from 'vitest';
import { changedKinds, digestOf, newestOf, problemsOf } from '../tools/stored/released-shapes.ts';

const lineOf = (file: string, text: string) => `${digestOf(text)}  ${file}\n`;
const fixtures = new Map([
  ['profile.1.json', 'old'],
  ['profile.2.json', 'new'],
  ['profile.update.1.json', 'edit'],
]);
const shapes = {
  fixtures,
  digests: [...fixtures].map(([file, text]) => lineOf(file, text)).join(''),
  written: new Map([
    ['profile', 'new'],
    ['profile.update', 'edit'],
  ]),
};

describe('what releases have stored on devices', () => {
  it('stands as they stored it, each kind with the fixture of today', () => {
    expect(problemsOf(shapes)).toEqual([]);
    expect(newestOf('profile', fixtures.keys())).toBe(2);
  });

  it('may neither change nor go, also where a new fixture would be written in its place', () => {
    const changed = new Map([...fixtures, ['profile.1.json', 'other']]);
    expect(problemsOf({ ...shapes, fixtures: changed })).toEqual([
      expect.stringContaining('profile.1.json has changed'),
    ]);
    const gone = new Map([...fixtures].slice(0, 2));
    expect(problemsOf({ ...shapes, fixtures: gone })).toEqual([
      expect.stringContaining('profile.update.1.json is gone'),
    ]);
  });

  it('gets a fixture beside the old one when it is stored otherwise, or for the first time', () => {
    const written = new Map([...shapes.written, ['profile', 'newer'], ['visits', 'first']]);
    expect(changedKinds({ ...shapes, written })).toEqual(['profile', 'visits']);
    expect(problemsOf({ ...shapes, written })).toEqual([
      expect.stringContaining('profile is stored otherwise'),
      expect.stringContaining('visits is stored and has no fixture'),
    ]);
  });

  it('is listed, and of a kind that this release reads', () => {
    const more = new Map([...fixtures, ['profile.3.json', 'new'], ['visits.1.json', 'gone']]);
    expect(problemsOf({ ...shapes, fixtures: more })).toEqual([
      'profile.3.json is not in released.sha256.',
      'visits.1.json is of no kind that is stored.',
    ]);
  });
});
