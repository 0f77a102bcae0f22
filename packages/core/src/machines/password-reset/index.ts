export * from './password-reset.machine.ts';
export type { PasswordResetProblem } from './password-reset.rules.ts';
export * from './password-reset.selectors.ts';
