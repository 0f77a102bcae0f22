import {
  PENDING_SIGN_UP_KEY,
  type PendingSignUp,
  readPendingSignUps,
  readSentSignUps,
  SENT_SIGN_UP_KEY,
  type SentSignUp,
  writePendingSignUps,
} from '../../domain/sign-up/sign-up-data.ts';
import type { KeyValueStore } from '../key-value-store.ts';

/** What of the sign-up data found room on the device. */
export type KeptSignUp = 'kept' | 'without-photo' | 'not-kept';

type Change<Data> = (all: readonly Data[]) => readonly Data[];

const changing =
  <Data extends SentSignUp>(
    key: string,
    read: (text: string | null, now: number) => readonly Data[],
  ): ((store: KeyValueStore, now: number, change?: Change<Data>) => Promise<readonly Data[]>) =>
  (store, now, change = (all) => all) =>
    store.exclusively(key, async () => {
      const before = await store.get(key);
      const all = change(read(before, now));
      const after = all.length === 0 ? null : writePendingSignUps(all);
      if (after === before) return all;
      if (after === null) await store.delete(key);
      else await store.set(key, after);
      return all;
    });

/**
 * Reads what sign-ups left on the device, lets `change` make something else of it, and gives what stands there then.
 * One tab at a time. What is too old or not to be understood is deleted on the way, the key with the last one.
 * Rejects with a StorageError. `now` in milliseconds since 1970.
 */
export const changePendingSignUps: (
  store: KeyValueStore,
  now: number,
  change?: Change<PendingSignUp>,
) => Promise<readonly PendingSignUp[]> = changing(PENDING_SIGN_UP_KEY, readPendingSignUps);

/** Does the same with what was sent and not answered yet. */
export const changeSentSignUps: (
  store: KeyValueStore,
  now: number,
  change?: Change<SentSignUp>,
) => Promise<readonly SentSignUp[]> = changing(SENT_SIGN_UP_KEY, readSentSignUps);

/** Puts this where an earlier one of its address was: what the visitor told last counts. */
export const withPending =
  <Data extends SentSignUp>(data: Data): Change<Data> =>
  (all) => [...all.filter(({ email }) => email !== data.email), data];

/** Takes away what waits for this address, in lower case. */
export const withoutPending =
  (address: string) =>
  <Data extends SentSignUp>(all: readonly Data[]): readonly Data[] =>
    all.filter(({ email }) => email !== address);

/** The same without its photo, which is most of it. */
export const withoutPhoto = <Data extends SentSignUp>(data: Data): Data => ({
  ...data,
  personalDetails: { ...data.personalDetails, profilePhoto: null },
});

/** True when it was done; a device that keeps nothing, or has no room, is no reason to stop. */
export const tried = (act: () => Promise<unknown>): Promise<boolean> =>
  act().then(
    () => true,
    () => false,
  );

/**
 * Stores what waits for the first sign-in. Where there is no room, first the copy of what was sent gives up its photo,
 * which is the same one, and then this one does. Never rejects.
 */
export async function keepPendingSignUp(
  store: KeyValueStore,
  now: number,
  pending: PendingSignUp,
): Promise<KeptSignUp> {
  const keep = (data: PendingSignUp) => tried(() => changePendingSignUps(store, now, withPending(data)));
  if (await keep(pending)) return 'kept';
  await tried(() =>
    changeSentSignUps(store, now, (all) =>
      all.map((each) => (each.email === pending.email ? withoutPhoto(each) : each)),
    ),
  );
  if (await keep(pending)) return 'kept';
  return (await keep(withoutPhoto(pending))) ? 'without-photo' : 'not-kept';
}
