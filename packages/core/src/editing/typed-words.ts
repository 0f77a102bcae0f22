import type { TabDraft } from './tab-drafts.ts';

/** What stands in some fields of a form. */
export const wordsIn = (form: object, fields: readonly string[]): TabDraft =>
  Object.fromEntries(fields.map((field) => [field, String(Reflect.get(form, field) ?? '')]));

/** What a form says that none of the others does; a chosen picture is too large to be kept. */
export const typedIn = (form: object, ...others: readonly object[]): TabDraft =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, words]) =>
        typeof words === 'string' &&
        !words.startsWith('data:') &&
        others.every((other) => Reflect.get(other, field) !== words),
    ),
  );
