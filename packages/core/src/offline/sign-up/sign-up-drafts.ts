import { SIGN_UP_DRAFT_KEY } from '../../domain/sign-up/sign-up-data.ts';
import { type SignUpDraft, soundAnswers } from '../../domain/sign-up/sign-up-draft.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { signUpDraft } from '../stored/sign-up.ts';
import { jsonOf, readAside, setAside, unreadableKey } from '../stored/written.ts';
import { isDraftFresh, purgeDrafts } from './sign-up-age.ts';

const ASIDE_KEY = unreadableKey(SIGN_UP_DRAFT_KEY);

/** A draft as text; `now` in milliseconds since 1970. Only what a draft has is written, whatever it is given. */
export function writeSignUpDraft({ step, details, photo, answers }: SignUpDraft, now: number): string {
  return JSON.stringify(signUpDraft.parse({ version: 1, savedAt: now, step, details, photo, answers }));
}

/** Reads a stored draft; null for what is none, from the future, or older than 24 hours. */
export function readSignUpDraft(text: string | null, now: number): SignUpDraft | null {
  const { data } = signUpDraft.safeParse(jsonOf(text));
  if (!data || !isDraftFresh(text, now)) return null;
  const { step, details, photo, answers } = data;
  return { step, details, photo, answers: soundAnswers(answers) };
}

/**
 * What was typed before, also what an earlier release could not read and this one can. What is older than 24 hours, or
 * never was a draft, is deleted on the way; one that this release cannot read stays. `now` in milliseconds since
 * 1970. Rejects with a StorageError.
 */
export async function readKeptSignUp(store: KeyValueStore, now: number): Promise<SignUpDraft | null> {
  await purgeDrafts(store, now);
  const text = await store.get(SIGN_UP_DRAFT_KEY);
  const aside = readAside(await store.get(ASIDE_KEY));
  const [latest = null] = [text, ...aside.toReversed()].flatMap((each) => readSignUpDraft(each, now) ?? []);
  return latest;
}

/** Keeps a draft; one that this release cannot read is set aside before. Rejects with a StorageError. */
export async function keepSignUp(store: KeyValueStore, draft: SignUpDraft, now: number): Promise<void> {
  const before = await store.get(SIGN_UP_DRAFT_KEY);
  const isUnread = before !== null && isDraftFresh(before, now) && !readSignUpDraft(before, now);
  // Without room for that, what is typed lives as long as the page.
  if (isUnread && !(await setAside(store, SIGN_UP_DRAFT_KEY, [before]))) return;
  await store.set(SIGN_UP_DRAFT_KEY, writeSignUpDraft(draft, now));
}

/** Deletes the draft, and what lies aside of drafts before it: it was sent, or given up. Rejects with a StorageError. */
export async function forgetKeptSignUp(store: KeyValueStore): Promise<void> {
  await store.delete(SIGN_UP_DRAFT_KEY);
  if ((await store.get(ASIDE_KEY)) !== null) await store.delete(ASIDE_KEY);
}
