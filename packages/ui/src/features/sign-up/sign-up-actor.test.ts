import { DataError } from '@sorella/core/data-port';
import {
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
} from '@sorella/core/domain/sign-up/sign-up-data';
import { sentSignUpOf } from '@sorella/core/domain/sign-up/sign-up-draft';
import { writeSignUpDraft } from '@sorella/core/editing';
import { viewOf } from '@sorella/core/machines/sign-up';
import { COMPLETE_DRAFT } from '@sorella/core/models/sign-up';
import {
  createMemoryStore,
  type KeyValueStore,
  readPendingSignUps,
  readSentSignUps,
} from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createSignUpActor } from './sign-up-actor.ts';

const NOW = BASE_NOW.getTime();
const secrets = { password: 'geheim-und-lang', confirmPassword: 'geheim-und-lang' };
const ACCOUNT = { userId: '00000000-0000-4000-8000-000000000042', email: 'Nora@sorella.test' };
const draft = writeSignUpDraft(COMPLETE_DRAFT, NOW);

const sentOf = async (store: KeyValueStore) => readSentSignUps(await store.get(SENT_SIGN_UP_KEY), NOW);

/** A sign-up that was begun on this device, before the last press. */
async function ready(stored: string | null = draft, origin?: string) {
  const data = connectToNobody();
  // The answers of the real server are the contract's to prove; here only what follows from them.
  const signUp = vi.spyOn(data.auth, 'signUp').mockResolvedValue(ACCOUNT);
  const store = createMemoryStore(stored === null ? {} : { [SIGN_UP_DRAFT_KEY]: stored });
  const actor = createSignUpActor({
    data,
    store,
    now: () => NOW,
    perform: (_name, work) => work(),
    origin,
  });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('introducing'));
  const submit = async () => {
    actor.send({ type: 'details.submit', secrets });
    actor.send({ type: 'account.create', password: secrets.password });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  const everything = async () =>
    Promise.all((await store.keys()).map(async (key) => (await store.get(key)) ?? ''));
  return { actor, signUp, store, submit, everything };
}

describe('the machine of sign-up, joined to port and device', () => {
  it('asks for the account with names, and with the way back to this page (R-070)', async () => {
    const { signUp, submit } = await ready();
    await submit();
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      email: 'nora@sorella.test',
      password: secrets.password,
      firstName: 'Nora',
      lastName: 'Lindqvist',
      redirectTo: new URL('/email-confirmed', window.location.href).href,
    });
  });

  it('has the mail lead back to the event that the newcomer came for (R-028, A-47)', async () => {
    const { signUp, submit } = await ready(draft, '/events/one');
    await submit();
    const redirectTo = new URL('/email-confirmed?origin=%2Fevents%2Fone', window.location.href).href;
    expect(signUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ redirectTo }));
  });

  it('leaves on the device what waits for the first sign-in, and no draft (R-122, A-84)', async () => {
    const { store, submit, everything } = await ready();
    expect(viewOf(await submit())).toBe('created');
    const [pending] = readPendingSignUps(await store.get(PENDING_SIGN_UP_KEY), NOW);
    expect(pending).toMatchObject({ userId: ACCOUNT.userId, email: 'nora@sorella.test' });
    expect(pending?.personalDetails.firstName).toBe('Nora');
    expect(await store.get(SIGN_UP_DRAFT_KEY)).toBeNull();
    expect((await everything()).join('')).not.toContain(secrets.password);
  });

  it('keeps each change at once, and no password (A-84)', async () => {
    const { actor, store, everything } = await ready(null);
    expect(await store.keys()).toEqual([]);
    for (const firstName of ['N', 'No', 'Nor', 'Nora'])
      actor.send({ type: 'details.change', changes: { firstName } });
    actor.send({ type: 'details.submit', secrets });
    await expect.poll(async () => (await everything()).join('')).toContain('"firstName":"Nora"');
    expect((await everything()).join('')).not.toContain(secrets.password);
  });

  it('keeps a photo that comes before everything else (A-48)', async () => {
    const { actor, store } = await ready(null);
    actor.send({ type: 'photo.change', photo: COMPLETE_DRAFT.photo });
    await vi.waitFor(async () =>
      expect(JSON.parse((await store.get(SIGN_UP_DRAFT_KEY)) ?? '{}')).toMatchObject({
        photo: COMPLETE_DRAFT.photo,
      }),
    );
  });

  it('deletes the draft when the server refuses, and keeps it again with the next change (R-119)', async () => {
    const { actor, signUp, store, submit } = await ready();
    signUp.mockRejectedValue(new DataError('email-taken'));
    expect(viewOf(await submit())).toBe('details');
    expect(await store.keys()).toEqual([]);
    actor.send({ type: 'details.change', changes: { email: 'n@sorella.test' } });
    await expect.poll(() => store.get(SIGN_UP_DRAFT_KEY)).toContain('n@sorella.test');
  });

  it('keeps the draft when no answer comes, and leaves nothing that waits for a sign-in (R-121)', async () => {
    const { signUp, store, submit } = await ready();
    signUp.mockRejectedValue(new DataError('network'));
    expect(viewOf(await submit())).toBe('questions');
    expect(await store.get(SIGN_UP_DRAFT_KEY)).toContain('nora@sorella.test');
    expect(await store.get(PENDING_SIGN_UP_KEY)).toBeNull();
  });

  it('has what is sent on the device before the server is asked: its answer may be lost (R-122, A-48)', async () => {
    const { signUp, store, submit } = await ready();
    const noted: unknown[] = [];
    signUp.mockImplementation(async () => {
      noted.push(...(await sentOf(store)));
      throw new DataError('timeout');
    });
    await submit();
    expect(noted).toEqual([sentSignUpOf(COMPLETE_DRAFT, 'nora@sorella.test', NOW)]);
    expect(await sentOf(store)).toEqual(noted);
  });

  it('keeps the draft of an address that is taken by what may be her own lost answer (R-119, A-48)', async () => {
    const { signUp, store, submit } = await ready();
    signUp.mockRejectedValueOnce(new DataError('timeout')).mockRejectedValue(new DataError('email-taken'));
    await submit();
    expect(viewOf(await submit())).toBe('details');
    expect(await store.get(SIGN_UP_DRAFT_KEY)).not.toBeNull();
    expect(await sentOf(store)).toHaveLength(1);
  });

  it('leaves nothing on the device when she begins anew', async () => {
    const { actor, store } = await ready();
    actor.send({ type: 'draft.discard' });
    await expect.poll(() => store.keys()).toEqual([]);
  });
});
