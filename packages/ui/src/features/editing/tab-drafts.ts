import { createTabDrafts } from '@sorella/core/editing';

/** What was typed in this tab and not sent. */
export const {
  read: readTabDraft,
  keep: keepTabDraft,
  forget: forgetTabDraft,
  forgetAll: forgetTabDrafts,
} = createTabDrafts(() => sessionStorage);
