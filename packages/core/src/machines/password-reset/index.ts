export { passwordResetMachine } from './password-reset.machine.ts';
export { emailOf, isSending, isSent, resetProblemOf } from './password-reset.selectors.ts';
export type * from './password-reset.types.ts';
