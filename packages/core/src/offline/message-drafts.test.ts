import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import {
  forgetMessageDrafts,
  keepMessageDraft,
  messageDraftKey,
  readMessageDraft,
} from './message-drafts.ts';

const draft = { text: 'See you', unsent: [{ id: 'one', content: 'on Sunday', writtenAt: 1 }] };

describe('what is typed to somebody (A-82)', () => {
  it('is kept for each conversation apart, and gone when nothing is left of it', async () => {
    const store = createMemoryStore();
    const [noor, ines] = [messageDraftKey('maya', 'noor'), messageDraftKey('maya', 'ines')];
    await keepMessageDraft(store, noor, draft);
    expect(await readMessageDraft(store, noor)).toEqual(draft);
    expect(await readMessageDraft(store, ines)).toBeNull();
    await keepMessageDraft(store, noor, { text: '', unsent: [] });
    expect(await store.keys()).toEqual([]);
  });

  it('goes with the member, and leaves what is not a draft', async () => {
    const store = createMemoryStore({ pendingEvents: 'an edit' });
    for (const owner of ['maya', 'lena'])
      await keepMessageDraft(store, messageDraftKey(owner, 'noor'), draft);
    await forgetMessageDrafts(store, 'maya');
    expect(await store.keys()).toEqual(['pendingEvents', messageDraftKey('maya', 'noor')]);
    await forgetMessageDrafts(store);
    expect(await store.keys()).toEqual(['pendingEvents']);
  });

  it.each(['', 'not JSON', '{"version":2}', '[]', 'null'])(
    'takes %j on the device for nothing',
    async (stored) => {
      const key = messageDraftKey('maya', 'noor');
      expect(await readMessageDraft(createMemoryStore({ [key]: stored }), key)).toBeNull();
    },
  );

  it('never rejects on a device that refuses', async () => {
    const refuse = () => Promise.reject(new Error('blocked'));
    const store = { ...createMemoryStore(), get: refuse, set: refuse, delete: refuse, keys: refuse };
    await expect(keepMessageDraft(store, 'key', draft)).resolves.toBeUndefined();
    await expect(forgetMessageDrafts(store)).resolves.toBeUndefined();
    expect(await readMessageDraft(store, 'key')).toBeNull();
  });
});
