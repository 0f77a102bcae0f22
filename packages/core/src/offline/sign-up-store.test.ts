import { describe, expect, it } from 'vitest';
import { PENDING_SIGN_UP_KEY, readPendingSignUps } from '../domain/sign-up-data.ts';
import {
  EMPTY_SIGN_UP,
  pendingSignUpOf,
  readSentSignUp,
  SIGN_UP_DRAFT_KEY,
  type SignUpDraft,
} from '../domain/sign-up-draft.ts';
import { type KeyValueStore, StorageError } from './key-value-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createSignUpStore } from './sign-up-store.ts';

const NOW = 1_795_262_400_000;
const now = () => NOW;
const photo = { data: 'A'.repeat(4_000), name: 'me.jpg', type: 'image/jpeg', size: 3_000 } as const;
const called = (firstName: string): SignUpDraft => ({
  ...EMPTY_SIGN_UP,
  step: 'details',
  photo,
  details: { ...EMPTY_SIGN_UP.details, firstName },
});
const account = { userId: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' };
const pending = pendingSignUpOf(called('Maya'), account, NOW);

/** A device with room for so many letters, which writes down in which order it was asked. */
function device(room = Number.POSITIVE_INFINITY) {
  const memory = createMemoryStore();
  const asked: string[] = [];
  const store: KeyValueStore = {
    ...memory,
    async set(key, value) {
      asked.push(`set ${key}`);
      let used = value.length;
      for (const other of await memory.keys())
        if (other !== key) used += (await memory.get(other))?.length ?? 0;
      if (used > room) throw new StorageError('full');
      await memory.set(key, value);
    },
    async delete(key) {
      asked.push(`delete ${key}`);
      await memory.delete(key);
    },
  };
  return { store, asked, memory };
}

const settled = async (store: KeyValueStore) => {
  const reader = createSignUpStore(store, now);
  return reader.read();
};

describe('the draft of a sign-up on the device', () => {
  it('is kept and read again, after a reload', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    await drafts.forget();
    drafts.keep(called('Lena'));
    await expect.poll(() => settled(store)).toEqual(called('Lena'));
  });

  it('writes one after the other, and of many that wait only the last', async () => {
    const { store, asked, memory } = device();
    const drafts = createSignUpStore(store, now);
    for (const name of ['M', 'Ma', 'May', 'Maya']) drafts.keep(called(name));
    await expect.poll(async () => (await memory.get(SIGN_UP_DRAFT_KEY))?.includes('"Maya"')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is gone after forget, though a write was under way', async () => {
    const { store, memory } = device();
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    drafts.keep(called('Lena'));
    await drafts.forget();
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  });

  it('is kept without its photo where there is no room for it (A-48)', async () => {
    const { store } = device(2_000);
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    await expect.poll(() => settled(store)).toEqual({ ...called('Maya'), photo: null });
  });

  it('is deleted when it cannot be read (R-123)', async () => {
    const memory = createMemoryStore({ [SIGN_UP_DRAFT_KEY]: '{"version":1' });
    expect(await createSignUpStore(memory, now).read()).toBeNull();
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  });
});

describe('what waits for the first sign-in (R-122, A-48)', () => {
  it('is stored before the draft is deleted: at no moment is neither there', async () => {
    const { store, asked, memory } = device();
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    expect(await drafts.store(pending)).toBe('kept');
    expect(asked).toEqual([
      `set ${SIGN_UP_DRAFT_KEY}`,
      `set ${PENDING_SIGN_UP_KEY}`,
      `delete ${SIGN_UP_DRAFT_KEY}`,
    ]);
    expect(readPendingSignUps(await memory.get(PENDING_SIGN_UP_KEY), NOW)).toEqual([pending]);
  });

  it('takes the room of the draft’s photo when both do not fit', async () => {
    const { store, memory } = device(6_500);
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    expect(await drafts.store(pending)).toBe('kept');
    expect(readPendingSignUps(await memory.get(PENDING_SIGN_UP_KEY), NOW)).toEqual([pending]);
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  });

  it('goes without the photo when there is no room for that, and says so', async () => {
    const { store, memory } = device(2_500);
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    expect(await drafts.store(pending)).toBe('without-photo');
    const [kept] = readPendingSignUps(await memory.get(PENDING_SIGN_UP_KEY), NOW);
    expect(kept?.personalDetails).toEqual({ ...pending.personalDetails, profilePhoto: null });
  });

  it('says when the device keeps nothing at all', async () => {
    const { store } = device(0);
    expect(await createSignUpStore(store, now).store(pending)).toBe('not-kept');
  });
});

describe('a sign-up that was sent (R-122, A-48)', () => {
  const sentAs = async (store: KeyValueStore) =>
    readSentSignUp(await store.get(SIGN_UP_DRAFT_KEY), NOW)?.email ?? null;

  it('is noted on the draft before the server is asked, and stays noted when she goes on typing', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    drafts.keep(called('Maya'));
    expect(await sentAs(store)).toBeNull();
    expect(await drafts.noteSent(called('Maya'), ' Maya@Sorella.test')).toBe(false);
    expect(await sentAs(store)).toBe('maya@sorella.test');
    drafts.keep(called('Lena'));
    await expect.poll(() => settled(store)).toEqual(called('Lena'));
    expect(await sentAs(store)).toBe('maya@sorella.test');
  });

  it('is known to be sent again, also after a reload, and only for the same address', async () => {
    const { store } = device();
    await createSignUpStore(store, now).noteSent(called('Maya'), 'maya@sorella.test');
    const drafts = createSignUpStore(store, now);
    await drafts.read();
    expect(await drafts.noteSent(called('Maya'), 'Maya@sorella.test')).toBe(true);
    expect(await drafts.noteSent(called('Maya'), 'other@sorella.test')).toBe(false);
  });

  it('is no longer noted once it is forgotten', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    await drafts.noteSent(called('Maya'), 'maya@sorella.test');
    await drafts.forget();
    drafts.keep(called('Maya'));
    await expect.poll(() => settled(store)).toEqual(called('Maya'));
    expect(await sentAs(store)).toBeNull();
  });

  it('keeps nobody from joining whose device keeps nothing', async () => {
    const { store } = device(0);
    expect(await createSignUpStore(store, now).noteSent(called('Maya'), 'maya@sorella.test')).toBe(false);
  });
});

describe('two who join on one device (R-122, A-49)', () => {
  const lena = pendingSignUpOf(called('Lena'), { ...account, email: 'lena@sorella.test' }, NOW);
  const read = async (store: KeyValueStore) => readPendingSignUps(await store.get(PENDING_SIGN_UP_KEY), NOW);

  it('both find what they told', async () => {
    const { store } = device();
    await createSignUpStore(store, now).store(pending);
    await createSignUpStore(store, now).store(lena);
    expect(await read(store)).toEqual([pending, lena]);
  });

  it('both find it when they join in two tabs at once', async () => {
    const { store } = device();
    const tabs = [pending, lena].map((data) => createSignUpStore(store, now).store(data));
    expect(await Promise.all(tabs)).toEqual(['kept', 'kept']);
    expect(await read(store)).toHaveLength(2);
  });

  it('what one of them told last counts', async () => {
    const { store } = device();
    const later = pendingSignUpOf(called('Mary'), account, NOW);
    for (const data of [pending, lena, later]) await createSignUpStore(store, now).store(data);
    expect(await read(store)).toEqual([lena, later]);
  });

  it('the second goes without her photo where only one has room, and the first keeps hers (A-48)', async () => {
    const { store } = device(8_000);
    expect(await createSignUpStore(store, now).store(pending)).toBe('kept');
    expect(await createSignUpStore(store, now).store(lena)).toBe('without-photo');
    const [first, second] = await read(store);
    expect([first, second?.personalDetails.profilePhoto]).toEqual([pending, null]);
  });
});
