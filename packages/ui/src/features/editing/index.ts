// What forms share: a row is edited, what was typed is kept, and asked about before it is left.
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { saveRow } from './save-row.ts';
export { forgetRowDraft, forgetTabDraft, keepTabDraft, readTabDraft } from './tab-drafts.ts';
export { useRowEditor } from './use-row-editor.ts';
export { useTabDraft } from './use-tab-draft.ts';
