export * from './password-update.machine.ts';
export * from './password-update.selectors.ts';
