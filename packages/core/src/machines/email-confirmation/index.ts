export { emailConfirmationMachine } from './email-confirmation.machine.ts';
export { viewOf } from './email-confirmation.selectors.ts';
export type * from './email-confirmation.types.ts';
