export * from './conversation.machine.ts';
export { isSendable } from './conversation.rules.ts';
export * from './conversation.selectors.ts';
