export * from './session.machine.ts';
export type { Credentials, SignInProblem } from './session.rules.ts';
export * from './session.selectors.ts';
