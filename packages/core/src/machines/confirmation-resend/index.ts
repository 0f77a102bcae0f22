export * from './confirmation-resend.machine.ts';
export * from './confirmation-resend.selectors.ts';
