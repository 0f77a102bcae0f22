/** What stands in a form's fields, by the field: a release reads those that it knows, whichever wrote them. */
export type TabDraft = Readonly<Record<string, string>>;

const PREFIX = 'sorella.tab-draft.';

/**
 * What is typed in the forms of one tab, until it is sent, the tab is closed or the member signs out. `storage`
 * answers at once, unlike a device's, since a form begins with what it says. It may refuse, also to be asked for: then the
 * words stay in the form alone.
 */
export function createTabDrafts(storage: () => Record<string, string>) {
  function tried<Result>(act: (tab: Record<string, string>) => Result): Result | null {
    try {
      return act(storage());
    } catch {
      return null;
    }
  }
  const read = (form: string): TabDraft =>
    tried((tab) => {
      const kept: unknown = JSON.parse(tab[PREFIX + form] ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(Object.entries(kept).filter(([, words]) => typeof words === 'string'));
    }) ?? {};
  const forgetAll = (isOne: (key: string) => boolean = (key) => key.startsWith(PREFIX)): void =>
    void tried((tab) => {
      for (const key of Object.keys(tab).filter(isOne)) delete tab[key];
    });

  return {
    read,
    /** Keeps what is typed in some of the fields, and leaves the others; one that is undefined is forgotten. */
    keep: (form: string, draft: Partial<TabDraft>): void =>
      void tried((tab) => {
        tab[PREFIX + form] = JSON.stringify({ ...read(form), ...draft });
      }),
    forget: (form: string): void => forgetAll((key) => key === PREFIX + form),
    forgetAll: (): void => forgetAll(),
  };
}
