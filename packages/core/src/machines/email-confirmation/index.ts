export * from './email-confirmation.machine.ts';
export * from './email-confirmation.selectors.ts';
