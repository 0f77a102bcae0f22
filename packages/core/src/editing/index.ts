// What was typed and not sent.
export * from './drafts.ts';
export * from './message-draft.ts';
export * from './sign-up-draft.ts';
