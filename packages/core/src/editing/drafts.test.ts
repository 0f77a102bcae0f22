import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyValueStore, StorageError } from '../offline/key-value-store.ts';
import { createMemoryStore } from '../offline/memory-store.ts';
import { fieldOf, jsonOf, unreadableKey } from '../offline/stored/written.ts';
import { createDraft, type DraftKind } from './drafts.ts';

type Words = readonly string[];
const KEY = 'messageDraft_maya_noor';

/** A release that writes words in a form of its own, and reads that form and those before it. */
const release = (version: number, joins: boolean): DraftKind<Words> => ({
  read(text) {
    const written = jsonOf(text);
    const words = fieldOf(written, 'words');
    return Array.isArray(words) && Number(fieldOf(written, 'version')) <= version ? words : null;
  },
  write: (words) => JSON.stringify({ version, words }),
  ...(joins && { join: (one: Words, other: Words) => [...new Set([...one, ...other])] }),
});

const at = (store: KeyValueStore, kind: DraftKind<Words>) => createDraft({ store, now: () => 0 }, kind, KEY);
const textsIn = async (store: KeyValueStore) =>
  (await Promise.all([KEY, unreadableKey(KEY)].map((key) => store.get(key)))).join();

/** The same device in a page that dies after so many writes. */
function dyingAfter(store: KeyValueStore, writes: number): KeyValueStore {
  let left = writes;
  const alive = () => {
    left -= 1;
    if (left < 0) throw new StorageError('blocked');
  };
  return {
    ...store,
    async set(key, text) {
      alive();
      await store.set(key, text);
    },
    async delete(key) {
      alive();
      await store.delete(key);
    },
  };
}

const lives = fc.array(fc.record({ version: fc.constantFrom(1, 2), writes: fc.integer({ min: 0, max: 9 }) }));

describe('what is typed, whichever releases read it and whenever one dies', () => {
  it.each([true, false])(
    'is never deleted unread; where two count both are there again: %s',
    async (joins) => {
      await fc.assert(
        fc.asyncProperty(lives, async (pages) => {
          const store = createMemoryStore();
          const typed: string[] = [];
          for (const [index, { version, writes }] of pages.entries()) {
            const kind = release(version, joins);
            const page = at(dyingAfter(store, writes), kind);
            const before = kind.read(await store.get(KEY));
            const found = await page.read();
            const word = `word ${index}`;
            // Who could not read what is there has no page to type in.
            if (found !== null || before === null) await page.keep([...(found ?? []), word]);
            if ((await textsIn(store)).includes(word)) typed.push(word);
          }
          const texts = await textsIn(store);
          expect(typed.filter((word) => !texts.includes(word))).toEqual([]);
          const read = await at(store, release(2, joins)).read();
          const unread = typed.filter((word) => !read?.includes(word));
          expect(joins ? unread : []).toEqual([]);
        }),
      );
    },
  );

  it.each([0, 1, 2, 3])(
    'is not lost that lies in the way of what is read again, though the page dies after %i writes',
    async (writes) => {
      const ofLater = '{"version":3,"words":["hers"]}';
      const again = '{"version":2,"words":["before"]}';
      const store = createMemoryStore({ [KEY]: ofLater, [unreadableKey(KEY)]: JSON.stringify([again]) });
      await at(dyingAfter(store, writes), release(2, true)).read();
      expect(await at(store, release(2, true)).read()).toEqual(['before']);
      expect(await store.get(unreadableKey(KEY))).toBe(JSON.stringify([ofLater]));
      expect(await store.get(KEY)).toBe(again);
    },
  );

  it.each(['', 'no JSON', '[]', 'null', '7'])('takes the place of %j, which says nothing', async (stored) => {
    const store = createMemoryStore({ [KEY]: stored });
    await at(store, release(1, true)).keep(['word']);
    expect(await store.get(KEY)).toContain('word');
    expect(await store.keys()).toEqual([KEY]);
  });
});

describe('writes of one draft', () => {
  it('follow each other, and of several that wait only the last is written', async () => {
    const written: string[] = [];
    const memory = createMemoryStore();
    const set = async (key: string, text: string) => {
      written.push(text);
      await memory.set(key, text);
    };
    const draft = at({ ...memory, set }, release(1, false));
    await Promise.all([['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => draft.keep(words)));
    expect(written.map((text) => fieldOf(jsonOf(text), 'words'))).toEqual([['a'], ['a', 'b', 'c']]);
    void draft.keep(['d']);
    expect(await draft.read()).toEqual(['d']);
    await Promise.all([draft.keep(['e']), draft.keep(null)]);
    expect(await memory.keys()).toEqual([]);
  });

  it('leave out what makes them heavy where there is no room, and never stand in the way', async () => {
    const memory = createMemoryStore();
    const set = async (key: string, text: string) => {
      if (text.includes('photo')) throw new StorageError('full');
      await memory.set(key, text);
    };
    const lighter = (words: Words) => words.filter((word) => word !== 'photo');
    await at({ ...memory, set }, { ...release(1, false), lighter }).keep(['a', 'photo']);
    expect(await at(memory, release(1, false)).read()).toEqual(['a']);
    await expect(at({ ...memory, set }, release(1, false)).keep(['photo'])).resolves.toBeUndefined();
  });
});
