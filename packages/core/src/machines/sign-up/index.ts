export * from './sign-up.machine.ts';
export type { ChosenPhoto, Secrets, SignUpEvent, SignUpProblem, SignUpRequest } from './sign-up.rules.ts';
export { isRefusal, requestOf } from './sign-up.rules.ts';
export * from './sign-up.selectors.ts';
