export { type Database, type DatabaseOptions, startDatabase } from './database.ts';
export type { FunctionFinder } from './functions/functions-host.ts';
export type { Mail, Mailbox } from './mailbox/mailbox.ts';
export { type Stack, type StackOptions, startStack } from './stack.ts';
