export * from './password-reset.machine.ts';
export * from './password-reset.selectors.ts';
