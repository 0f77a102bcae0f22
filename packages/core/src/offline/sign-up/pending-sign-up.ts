import type * as z from 'zod/mini';
import {
  PENDING_SIGN_UP_KEY,
  type PendingSignUp,
  SENT_SIGN_UP_KEY,
  type SentSignUp,
} from '../../domain/sign-up/sign-up-data.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { pendingSignUp, sentSignUp } from '../stored/sign-up.ts';
import { fieldOf, replace, tried } from '../stored/written.ts';
import { freshRows, writePendingSignUps } from './sign-up-age.ts';

/** What of the sign-up data found room on the device. */
export type KeptSignUp = 'kept' | 'without-photo' | 'not-kept';

type Change<Data> = (all: readonly Data[]) => readonly Data[];

/** What of a key is younger than 24 hours: what can be read, with the rows as they are stored, and what cannot. */
function freshIn<Data>(schema: z.ZodMiniType<Data>, text: string | null, now: number) {
  const read = new Map<Data, unknown>();
  const unread: unknown[] = [];
  for (const row of freshRows(text, now)) {
    const { data } = schema.safeParse(row);
    if (data === undefined) unread.push(row);
    else read.set(data, row);
  }
  return { read, unread };
}

/**
 * Reads stored sign-up data: one for each address that joined on this device. What is no such data, from the future,
 * or older than 24 hours is left out.
 */
export const readPendingSignUps = (text: string | null, now: number): readonly PendingSignUp[] => [
  ...freshIn(pendingSignUp, text, now).read.keys(),
];

/** Reads what was sent and not answered, one for each address, as {@link readPendingSignUps} does. */
export const readSentSignUps = (text: string | null, now: number): readonly SentSignUp[] => [
  ...freshIn(sentSignUp, text, now).read.keys(),
];

const changing =
  <Data extends SentSignUp>(
    key: string,
    schema: z.ZodMiniType<Data>,
  ): ((store: KeyValueStore, now: number, change?: Change<Data>) => Promise<readonly Data[]>) =>
  (store, now, change = (all) => all) =>
    store.exclusively(key, async () => {
      const before = await store.get(key);
      const { read, unread } = freshIn(schema, before, now);
      const all = change([...read.keys()]);
      const rows = [
        // What is not changed stays as it was written, with what another release knows of it.
        ...all.map((data) => read.get(data) ?? data),
        // What the visitor has told once more stands for what cannot be read.
        ...unread.filter((row) => all.every(({ email }) => email !== fieldOf(row, 'email'))),
      ];
      const after = rows.length === 0 ? null : writePendingSignUps(rows);
      await replace(store, key, before, after);
      return all;
    });

/**
 * Reads what sign-ups left on the device, lets `change` make something else of it, and gives what stands there then.
 * One tab at a time. What is too old, or says not how old it is, is deleted on the way, the key with the last
 * one; what is of the last 24 hours and cannot be read stays for a release that can.
 * Rejects with a StorageError. `now` in milliseconds since 1970.
 */
export const changePendingSignUps: (
  store: KeyValueStore,
  now: number,
  change?: Change<PendingSignUp>,
) => Promise<readonly PendingSignUp[]> = changing(PENDING_SIGN_UP_KEY, pendingSignUp);

/** Does the same with what was sent and not answered yet. */
export const changeSentSignUps: (
  store: KeyValueStore,
  now: number,
  change?: Change<SentSignUp>,
) => Promise<readonly SentSignUp[]> = changing(SENT_SIGN_UP_KEY, sentSignUp);

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
