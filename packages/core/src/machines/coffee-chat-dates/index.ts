export * from './coffee-chat-dates.machine.ts';
export * from './coffee-chat-dates.selectors.ts';
