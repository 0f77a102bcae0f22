export { confirmationResendMachine } from './confirmation-resend.machine.ts';
export { isResending, isResent, sendableAtOf } from './confirmation-resend.selectors.ts';
export type * from './confirmation-resend.types.ts';
