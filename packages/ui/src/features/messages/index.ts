// Conversations: the inbox, a thread, writing and typing, what is unread.
export { keepMessages, readMessages } from './kept-messages.ts';
export { UnreadContext, unreadQuery } from './unread.ts';
