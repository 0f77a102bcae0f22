/** What stands in a form's fields, by the field. */
export type TabDraft = Readonly<Record<string, string>>;

const PREFIX = 'sorella.tab-draft.';

/** What was typed in this tab and not sent, such as before a reload; nothing where the browser keeps nothing. */
export function readTabDraft(form: string): TabDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, words]) => typeof words === 'string'));
  } catch {
    return {};
  }
}

/** Keeps what is typed in some of the fields for as long as the tab is open. */
export function keepTabDraft(form: string, draft: Partial<TabDraft>): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify({ ...readTabDraft(form), ...draft }));
  } catch {
    // The browser keeps nothing: the words stay in the form alone.
  }
}

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

/** It was sent. */
export function forgetTabDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all of them: the next person at this device finds none. */
export function forgetTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
