import { describe, expect, it } from 'vitest';
import {
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
} from '../../domain/sign-up/sign-up-data.ts';
import { EMPTY_SIGN_UP, pendingSignUpOf, type SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { type KeyValueStore, StorageError } from '../key-value-store.ts';
import { createMemoryStore } from '../memory-store.ts';
import { readPendingSignUps, readSentSignUps } from './pending-sign-up.ts';
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
    void drafts.keep(called('Maya'));
    await drafts.keep(null);
    void drafts.keep(called('Lena'));
    await expect.poll(() => settled(store)).toEqual(called('Lena'));
  });

  it('writes one after the other, and of many that wait only the last', async () => {
    const { store, asked, memory } = device();
    const drafts = createSignUpStore(store, now);
    for (const name of ['M', 'Ma', 'May', 'Maya']) void drafts.keep(called(name));
    await expect.poll(async () => (await memory.get(SIGN_UP_DRAFT_KEY))?.includes('"Maya"')).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is gone after forget, though a write was under way', async () => {
    const { store, memory } = device();
    const drafts = createSignUpStore(store, now);
    void drafts.keep(called('Maya'));
    void drafts.keep(called('Lena'));
    await drafts.keep(null);
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  });

  it('is kept without its photo where there is no room for it (A-48)', async () => {
    const { store } = device(2_000);
    const drafts = createSignUpStore(store, now);
    void drafts.keep(called('Maya'));
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
    void drafts.keep(called('Maya'));
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
    void drafts.keep(called('Maya'));
    expect(await drafts.store(pending)).toBe('kept');
    expect(readPendingSignUps(await memory.get(PENDING_SIGN_UP_KEY), NOW)).toEqual([pending]);
    expect(await memory.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  });

  it('goes without the photo when there is no room for that, and says so', async () => {
    const { store, memory } = device(2_500);
    const drafts = createSignUpStore(store, now);
    void drafts.keep(called('Maya'));
    expect(await drafts.store(pending)).toBe('without-photo');
    const [kept] = readPendingSignUps(await memory.get(PENDING_SIGN_UP_KEY), NOW);
    expect(kept?.personalDetails).toEqual({ ...pending.personalDetails, profilePhoto: null });
  });

  it('says when the device keeps nothing at all', async () => {
    const { store } = device(0);
    expect(await createSignUpStore(store, now).store(pending)).toBe('not-kept');
  });
});

describe('a sign-up that was sent (R-122, A-48, A-49)', () => {
  const maya = 'maya@sorella.test';
  const sent = async (store: KeyValueStore) =>
    readSentSignUps(await store.get(SENT_SIGN_UP_KEY), NOW).map(({ email, personalDetails }) => [
      email,
      personalDetails.firstName,
      personalDetails.profilePhoto !== null,
    ]);

  it('is kept as it was before the server is asked, whoever goes on typing', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    void drafts.keep(called('Maya'));
    expect(await sent(store)).toEqual([]);
    expect(await drafts.noteSent(called('Maya'), ' Maya@Sorella.test')).toMatchObject({ isAgain: false });
    expect(await settled(store)).toEqual(called('Maya'));
    void drafts.keep(called('Lena'));
    await expect.poll(() => settled(store)).toEqual(called('Lena'));
    expect(await sent(store)).toEqual([[maya, 'Maya', true]]);
  });

  it('is known to be sent again, also after a reload, and only for the same address', async () => {
    const { store } = device();
    await createSignUpStore(store, now).noteSent(called('Maya'), maya);
    const drafts = createSignUpStore(store, now);
    expect(await drafts.noteSent(called('Mary'), 'Maya@sorella.test')).toMatchObject({ isAgain: true });
    expect(await drafts.noteSent(called('Noor'), 'other@sorella.test')).toMatchObject({ isAgain: false });
    expect(await sent(store)).toEqual([
      [maya, 'Mary', true],
      ['other@sorella.test', 'Noor', true],
    ]);
  });

  it('stays when the form is begun anew: somebody else may do that', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    await drafts.noteSent(called('Maya'), maya);
    await drafts.keep(null);
    expect(await store.keys()).toEqual([SENT_SIGN_UP_KEY]);
  });

  it('leaves nothing when it was refused, but what was sent before without an answer (R-119)', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    await (await drafts.noteSent(called('Maya'), maya)).takeBack();
    expect(await store.get(SENT_SIGN_UP_KEY)).toBeNull();
    await drafts.noteSent(called('Maya'), maya);
    await (await drafts.noteSent(called('Lena'), maya)).takeBack();
    expect(await sent(store)).toEqual([[maya, 'Maya', true]]);
  });

  it('goes once the server has answered, that of her address alone', async () => {
    const { store } = device();
    const drafts = createSignUpStore(store, now);
    await drafts.noteSent(called('Noor'), 'noor@sorella.test');
    await drafts.noteSent(called('Maya'), maya);
    expect(await drafts.store(pending)).toBe('kept');
    expect(await sent(store)).toEqual([['noor@sorella.test', 'Noor', true]]);
  });

  it('goes without the photo where only the draft has room for it, and makes room for the answer', async () => {
    const { store, memory } = device(8_000);
    const drafts = createSignUpStore(store, now);
    await drafts.noteSent(called('Maya'), maya);
    expect(await sent(store)).toEqual([[maya, 'Maya', false]]);
    expect(await drafts.store(pending)).toBe('kept');
    expect(await memory.keys()).toEqual([PENDING_SIGN_UP_KEY]);
  });

  it('keeps nobody from joining whose device keeps nothing', async () => {
    const { store } = device(0);
    const note = await createSignUpStore(store, now).noteSent(called('Maya'), maya);
    expect(note.isAgain).toBe(false);
    await note.takeBack();
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
