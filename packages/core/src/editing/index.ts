// What was typed and not sent: on the device one draft a kind, in the tab one a form.
export * from './coffee-chat-draft.ts';
export * from './drafts.ts';
export * from './message-draft.ts';
export * from './message-draft-keys.ts';
export * from './sign-up-draft.ts';
export * from './tab-drafts.ts';
export * from './typed-words.ts';
