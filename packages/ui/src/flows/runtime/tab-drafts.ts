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

/** Keeps what is typed for as long as the tab is open; empty fields end it. */
export function keepTabDraft(form: string, draft: TabDraft): void {
  try {
    if (Object.values(draft).some((words) => words !== '')) {
      sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
    } else sessionStorage.removeItem(PREFIX + form);
  } catch {
    // The browser keeps nothing: the words stay in the form alone.
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
