import { normalizedEmail, type PendingSignUp } from '../domain/sign-up-data.ts';
import {
  readSentSignUp,
  readSignUpDraft,
  SIGN_UP_DRAFT_KEY,
  type SignUpDraft,
  writeSignUpDraft,
} from '../domain/sign-up-draft.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { changePendingSignUps, withPending } from './pending-sign-up.ts';

/** What of the sign-up data found room on the device. */
export type KeptSignUp = 'kept' | 'without-photo' | 'not-kept';

/** Keeps a half-filled sign-up on the device, and what waits for the first sign-in after it. */
export interface SignUpStore {
  /** What was typed before; null when there is nothing good, and then nothing is left lying there. */
  read(): Promise<SignUpDraft | null>;
  /**
   * Keeps this draft. Writes follow each other, and of several that wait only the last is written. Without room it
   * is kept without its photo, or not at all: nobody is kept from going on by that.
   */
  keep(draft: SignUpDraft): void;
  /**
   * Keeps this draft and notes on it that the server is now asked for an account with this address: when its answer is
   * lost, what she told is applied at her sign-in all the same. The note stays through later changes. True when an
   * earlier request for this address may have made the account already. Never rejects.
   */
  noteSent(draft: SignUpDraft, email: string): Promise<boolean>;
  /** Deletes the draft; nothing of it is written afterwards, unless `keep` is called again. */
  forget(): Promise<void>;
  /**
   * Stores what waits for the first sign-in, and then deletes the draft: at no moment is neither there. The
   * draft's photo makes room for it when there is none. Never rejects.
   */
  store(pending: PendingSignUp): Promise<KeptSignUp>;
}

const withoutPhoto = (pending: PendingSignUp): PendingSignUp => ({
  ...pending,
  personalDetails: { ...pending.personalDetails, profilePhoto: null },
});

/** See {@link SignUpStore}; `now` in milliseconds since 1970. */
export function createSignUpStore(store: KeyValueStore, now: () => number): SignUpStore {
  let latest: SignUpDraft | null = null;
  let sentAs: string | null = null;
  let dirty = false;
  let working: Promise<void> | null = null;

  /** True when it was done; a device that keeps nothing, or has no room, is no reason to stop. */
  const tried = (act: () => Promise<void>): Promise<boolean> =>
    act().then(
      () => true,
      () => false,
    );
  const write = (draft: SignUpDraft) => store.set(SIGN_UP_DRAFT_KEY, writeSignUpDraft(draft, now(), sentAs));

  const work = async () => {
    while (dirty) {
      dirty = false;
      const draft = latest;
      if (draft === null) await tried(() => store.delete(SIGN_UP_DRAFT_KEY));
      else if (!(await tried(() => write(draft)))) await tried(() => write({ ...draft, photo: null }));
    }
    working = null;
  };
  const settle = (draft: SignUpDraft | null): Promise<void> => {
    latest = draft;
    if (draft === null) sentAs = null;
    dirty = true;
    working ??= work();
    return working;
  };
  const storePending = (pending: PendingSignUp) =>
    tried(async () => void (await changePendingSignUps(store, now(), withPending(pending))));

  const keepPending = async (pending: PendingSignUp): Promise<KeptSignUp> => {
    if (await storePending(pending)) return 'kept';
    // The same photo lies in the draft: without it there may be room.
    if (latest?.photo) await settle({ ...latest, photo: null });
    if (await storePending(pending)) return 'kept';
    return (await storePending(withoutPhoto(pending))) ? 'without-photo' : 'not-kept';
  };

  return {
    async read() {
      const text = await store.get(SIGN_UP_DRAFT_KEY);
      const draft = readSignUpDraft(text, now());
      if (text !== null && draft === null) await settle(null);
      latest = draft;
      sentAs = readSentSignUp(text, now())?.email ?? null;
      return draft;
    },
    keep: (draft) => void settle(draft),
    async noteSent(draft, email) {
      const address = normalizedEmail(email);
      const isAgain = sentAs === address;
      sentAs = address;
      await settle(draft);
      return isAgain;
    },
    forget: () => settle(null),
    async store(pending) {
      await working;
      const kept = await keepPending(pending);
      await settle(null);
      return kept;
    },
  };
}
