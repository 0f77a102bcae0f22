import { type SignUpDraft, soundAnswers } from '../domain/sign-up/sign-up-draft.ts';
import { purgeDrafts } from '../offline/sign-up/sign-up-age.ts';
import { signUpDraft as stored } from '../offline/stored/sign-up.ts';
import { jsonOf } from '../offline/stored/written.ts';
import type { DraftKind } from './drafts.ts';

/** A draft as text; `now` in milliseconds since 1970. Only what a draft has is written, whatever it is given. */
export const writeSignUpDraft = ({ step, details, photo, answers }: SignUpDraft, now: number): string =>
  JSON.stringify(stored.parse({ version: 1, savedAt: now, step, details, photo, answers }));

/**
 * A half-filled sign-up, nobody's yet: of several that lie there the latest is the visitor's, for 24 hours. Most of
 * it is the photo.
 */
export const signUpDraft = {
  read(text) {
    const { data } = stored.safeParse(jsonOf(text));
    if (!data) return null;
    const { step, details, photo, answers } = data;
    return { step, details, photo, answers: soundAnswers(answers) };
  },
  write: (draft, _before, now) => writeSignUpDraft(draft, now),
  purge: purgeDrafts,
  lighter: (draft) => ({ ...draft, photo: null }),
} as const satisfies DraftKind<SignUpDraft>;
