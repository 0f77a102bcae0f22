// What forms share: what was typed is kept while the tab is open, and asked about before it is left.
export { LeaveQuestion } from './LeaveQuestion.tsx';
export { forgetTabDraft, keepTabDraft, readTabDraft, typedIn, wordsIn } from './tab-drafts.ts';
export { useTabDraft } from './use-tab-draft.ts';
