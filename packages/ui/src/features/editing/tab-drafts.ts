import { createTabDrafts } from '@sorella/core/editing';

/** What was typed in this tab and not sent. */
export const {
  read: readTabDraft,
  keep: keepTabDraft,
  forget: forgetTabDraft,
  forgetAll: forgetTabDrafts,
} = createTabDrafts(() => sessionStorage);

/** Under which name is kept what stood in the fields of a row when she typed there. */
export const stoodOf = (draft: string) => `${draft}-stood`;

/** What was typed is saved, or given up. */
export function forgetRowDraft(draft: string): void {
  forgetTabDraft(draft);
  forgetTabDraft(stoodOf(draft));
}
