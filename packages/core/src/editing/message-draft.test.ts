import { describe, expect, it } from 'vitest';
import { type KeyValueStore, StorageError } from '../offline/key-value-store.ts';
import { createMemoryStore } from '../offline/memory-store.ts';
import { unreadableKey } from '../offline/stored/written.ts';
import { createDraft } from './drafts.ts';
import { type ConversationDraft, messageDraft } from './message-draft.ts';
import { forgetMessageDrafts, messageDraftKey } from './message-draft-keys.ts';

const at = (store: KeyValueStore, key: string) => createDraft({ store, now: () => 0 }, messageDraft, key);
const keep = (store: KeyValueStore, key: string, typed: ConversationDraft) => at(store, key).keep(typed);
const read = (store: KeyValueStore, key: string) => at(store, key).read();

const draft = { text: 'See you', unsent: [{ id: 'one', content: 'on Sunday', writtenAt: 1 }] };

describe('what is typed to somebody (A-82)', () => {
  it('is kept for each conversation apart, and gone when nothing is left of it', async () => {
    const store = createMemoryStore();
    const [noor, ines] = [messageDraftKey('maya', 'noor'), messageDraftKey('maya', 'ines')];
    await keep(store, noor, draft);
    expect(await read(store, noor)).toEqual(draft);
    expect(await read(store, ines)).toBeNull();
    await keep(store, noor, { text: '', unsent: [] });
    expect(await store.keys()).toEqual([]);
  });

  it('goes with the member, and leaves what is not a draft', async () => {
    const store = createMemoryStore({ pendingEvents: 'an edit' });
    for (const owner of ['maya', 'lena', 'mayana']) await keep(store, messageDraftKey(owner, 'noor'), draft);
    await forgetMessageDrafts(store, 'maya');
    expect(await store.keys()).toEqual(['pendingEvents', messageDraftKey('maya', 'noor')]);
    await forgetMessageDrafts(store);
    expect(await store.keys()).toEqual(['pendingEvents']);
  });

  it.each(['', 'not JSON', '{"version":2}', '[]', 'null'])(
    'takes %j on the device for nothing',
    async (stored) => {
      const key = messageDraftKey('maya', 'noor');
      expect(await read(createMemoryStore({ [key]: stored }), key)).toBeNull();
    },
  );

  describe('that this release cannot read', () => {
    const key = messageDraftKey('maya', 'noor');
    const later = { id: 'two', parts: ['of another form'] };
    const stored = async (store: KeyValueStore, at = key) => JSON.parse((await store.get(at)) ?? 'null');

    it('stays, a message beside the others', async () => {
      const written = {
        version: 1,
        text: '',
        unsent: [{ ...draft.unsent[0], replyTo: 7 }, later],
        mood: 'x',
      };
      const store = createMemoryStore({ [key]: JSON.stringify(written) });
      expect(await read(store, key)).toEqual({ text: '', unsent: draft.unsent });
      await keep(store, key, { ...draft, text: 'More' });
      expect(await stored(store)).toEqual({ ...written, text: 'More' });
      await keep(store, key, { text: '', unsent: [] });
      expect(await stored(store)).toEqual({ ...written, unsent: [later] });
    });

    it('lies aside as a whole, and is there again for a release that can read it', async () => {
      const store = createMemoryStore({ [key]: '{"version":2,"words":"hers"}' });
      expect(await read(store, key)).toBeNull();
      await keep(store, key, draft);
      expect(await stored(store)).toEqual({ version: 1, ...draft });
      await keep(store, key, { text: '', unsent: [] });
      expect(await stored(store, unreadableKey(key))).toEqual(['{"version":2,"words":"hers"}']);

      // As if this were that release.
      const hers = { version: 1, text: 'hers', unsent: [{ id: 'two', content: 'too', writtenAt: 2 }] };
      await store.set(unreadableKey(key), JSON.stringify(['{"version":2}', JSON.stringify(hers)]));
      await keep(store, key, draft);
      const all = { text: 'See you\nhers', unsent: [...draft.unsent, ...hers.unsent] };
      expect(await read(store, key)).toEqual(all);
      expect(await read(store, key)).toEqual(all);
      expect(await stored(store, unreadableKey(key))).toEqual(['{"version":2}']);
      await forgetMessageDrafts(store);
      expect(await store.keys()).toEqual([]);
    });

    it('is not written over where nothing can be set aside', async () => {
      const memory = createMemoryStore({ [key]: '{"version":2}' });
      const refuse = () => Promise.reject(new StorageError('full'));
      const set = (at: string, text: string) => (at === key ? memory.set(at, text) : refuse());
      await keep({ ...memory, set }, key, draft);
      expect(await stored(memory)).toEqual({ version: 2 });
    });
  });

  it('never rejects on a device that refuses', async () => {
    const refuse = () => Promise.reject(new Error('blocked'));
    const store = { ...createMemoryStore(), get: refuse, set: refuse, delete: refuse, keys: refuse };
    await expect(keep(store, 'key', draft)).resolves.toBeUndefined();
    await expect(forgetMessageDrafts(store)).resolves.toBeUndefined();
    expect(await read(store, 'key')).toBeNull();
  });
});
