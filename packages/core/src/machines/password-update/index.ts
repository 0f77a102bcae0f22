export * from './password-update.machine.ts';
export type { PasswordUpdateProblem } from './password-update.rules.ts';
export * from './password-update.selectors.ts';
