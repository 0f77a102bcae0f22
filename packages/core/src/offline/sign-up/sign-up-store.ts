import type { PendingSignUp, SentSignUp } from '../../domain/sign-up/sign-up-data.ts';
import { type SignUpDraft, sentSignUpOf } from '../../domain/sign-up/sign-up-draft.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import {
  changeSentSignUps,
  type KeptSignUp,
  keepPendingSignUp,
  tried,
  withoutPending,
  withoutPhoto,
  withPending,
} from './pending-sign-up.ts';
import { forgetKeptSignUp, keepSignUp, readKeptSignUp } from './sign-up-drafts.ts';

export type { KeptSignUp } from './pending-sign-up.ts';

/** What is known of a sign-up that is being sent. */
export interface SentNote {
  /** Whether an earlier request for this address may have made the account already. */
  readonly isAgain: boolean;
  /** The server said no: this request made no account, and nothing of it stays; an earlier one's copy does. Never rejects. */
  takeBack(): Promise<void>;
}

/** Keeps a half-filled sign-up on the device, and what waits for the first sign-in after it. */
export interface SignUpStore {
  /** What was typed before; null when there is nothing that can be read. */
  read(): Promise<SignUpDraft | null>;
  /**
   * Keeps this draft. Writes follow each other, and of several that wait only the last is written. Without room it
   * is kept without its photo, or not at all: nobody is kept from going on by that.
   */
  keep(draft: SignUpDraft): void;
  /**
   * Keeps this draft and, apart from it, a copy of what the server is now asked with for this address: when its answer
   * is lost, the copy is applied at the visitor's sign-in, whoever goes on typing here. It lives 24
   * hours, also when the draft is forgotten. Without room it goes without the photo. Never rejects.
   */
  noteSent(draft: SignUpDraft, email: string): Promise<SentNote>;
  /** Deletes the draft; nothing of it is written afterwards, unless `keep` is called again. What was sent stays. */
  forget(): Promise<void>;
  /**
   * Stores what waits for the first sign-in, and then deletes the draft and the copy of what was sent: at no
   * moment is none of them there. Their photos make room for it when there is none. Never rejects.
   */
  store(pending: PendingSignUp): Promise<KeptSignUp>;
}

/** See {@link SignUpStore}; `now` in milliseconds since 1970. */
export function createSignUpStore(store: KeyValueStore, now: () => number): SignUpStore {
  let latest: SignUpDraft | null = null;
  let dirty = false;
  let working: Promise<void> | null = null;

  const write = (draft: SignUpDraft) => keepSignUp(store, draft, now());

  const work = async () => {
    while (dirty) {
      dirty = false;
      const draft = latest;
      if (draft === null) await tried(() => forgetKeptSignUp(store));
      else if (!(await tried(() => write(draft)))) await tried(() => write({ ...draft, photo: null }));
    }
    working = null;
  };
  const settle = (draft: SignUpDraft | null): Promise<void> => {
    latest = draft;
    dirty = true;
    working ??= work();
    return working;
  };

  const keepSent = async (sent: SentSignUp): Promise<SentSignUp | null> => {
    let before: SentSignUp | null = null;
    const keep = (data: SentSignUp) =>
      tried(() =>
        changeSentSignUps(store, now(), (all) => {
          before = all.find(({ email }) => email === sent.email) ?? null;
          return withPending(data)(all);
        }),
      );
    if (!(await keep(sent))) await keep(withoutPhoto(sent));
    return before;
  };
  /** Another tab may have sent for the same address meanwhile: that copy is not this one's to take back. */
  const takeBack = (sent: SentSignUp, before: SentSignUp | null) =>
    tried(() =>
      changeSentSignUps(store, now(), (all) => {
        const isSent = all.some(
          ({ email, timestamp }) => email === sent.email && timestamp === sent.timestamp,
        );
        if (!isSent) return all;
        return before ? withPending(before)(all) : withoutPending(sent.email)(all);
      }),
    );

  return {
    async read() {
      latest = await readKeptSignUp(store, now());
      return latest;
    },
    keep: (draft) => void settle(draft),
    async noteSent(draft, email) {
      await settle(draft);
      const sent = sentSignUpOf(draft, email, now());
      const before = await keepSent(sent);
      return { isAgain: before !== null, takeBack: async () => void (await takeBack(sent, before)) };
    },
    forget: () => settle(null),
    async store(pending) {
      await working;
      let kept = await keepPendingSignUp(store, now(), pending);
      if (kept !== 'kept' && latest?.photo) {
        // The same photo lies in the draft: without it there may be room.
        await settle({ ...latest, photo: null });
        kept = await keepPendingSignUp(store, now(), pending);
      }
      await settle(null);
      await tried(() => changeSentSignUps(store, now(), withoutPending(pending.email)));
      return kept;
    },
  };
}
