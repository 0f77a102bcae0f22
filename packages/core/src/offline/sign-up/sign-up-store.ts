import { type PendingSignUp, type SentSignUp, SIGN_UP_DRAFT_KEY } from '../../domain/sign-up/sign-up-data.ts';
import { type SignUpDraft, sentSignUpOf } from '../../domain/sign-up/sign-up-draft.ts';
import { createDraft } from '../../editing/drafts.ts';
import { signUpDraft } from '../../editing/sign-up-draft.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { tried } from '../stored/written.ts';
import {
  changeSentSignUps,
  type KeptSignUp,
  keepPendingSignUp,
  withoutPending,
  withoutPhoto,
  withPending,
} from './pending-sign-up.ts';

export type { KeptSignUp } from './pending-sign-up.ts';

/** What is known of a sign-up that is being sent. */
export interface SentNote {
  /** Whether an earlier request for this address may have made the account already. */
  readonly isAgain: boolean;
  /** The server said no: this request made no account, and nothing of it stays; an earlier one's copy does. Never rejects. */
  takeBack(): Promise<void>;
}

/** Keeps a half-filled sign-up on the device, and what waits for the first sign-in after it. */
export interface SignUpStore extends ReturnType<typeof createDraft<SignUpDraft>> {
  /**
   * Keeps this draft and, apart from it, a copy of what the server is now asked with for this address: when its answer
   * is lost, the copy is applied at the visitor's sign-in, whoever goes on typing here. It lives 24
   * hours, also when the draft is forgotten. Without room it goes without the photo. Never rejects.
   */
  noteSent(draft: SignUpDraft, email: string): Promise<SentNote>;
  /**
   * Stores what waits for the first sign-in, and then deletes the draft and the copy of what was sent: at no
   * moment is none of them there. Their photos make room for it when there is none. Never rejects.
   */
  store(pending: PendingSignUp): Promise<KeptSignUp>;
}

/** See {@link SignUpStore}; `now` in milliseconds since 1970. */
export function createSignUpStore(store: KeyValueStore, now: () => number): SignUpStore {
  const kept = createDraft({ store, now }, signUpDraft, SIGN_UP_DRAFT_KEY);

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
    ...kept,
    async noteSent(draft, email) {
      await kept.keep(draft);
      const sent = sentSignUpOf(draft, email, now());
      const before = await keepSent(sent);
      return { isAgain: before !== null, takeBack: async () => void (await takeBack(sent, before)) };
    },
    async store(pending) {
      const draft = await kept.read();
      let found = await keepPendingSignUp(store, now(), pending);
      if (found !== 'kept' && draft?.photo) {
        // The same photo lies in the draft: without it there may be room.
        await kept.keep({ ...draft, photo: null });
        found = await keepPendingSignUp(store, now(), pending);
      }
      await kept.keep(null);
      await tried(() => changeSentSignUps(store, now(), withoutPending(pending.email)));
      return found;
    },
  };
}
