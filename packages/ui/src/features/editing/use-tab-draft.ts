import type { TabDraft } from '@sorella/core/editing';
import { useEffect } from 'react';
import { forgetTabDraft, keepTabDraft } from './tab-drafts.ts';

/** Keeps what is typed in a form and stored nowhere else, and nothing once it is. Null until that is known. */
export function useTabDraft(form: string, typed: TabDraft | null): void {
  const kept = typed && JSON.stringify(typed);
  useEffect(() => {
    if (kept === null) return;
    forgetTabDraft(form);
    if (kept !== '{}') keepTabDraft(form, JSON.parse(kept));
  }, [form, kept]);
}
