export * from './sign-up.machine.ts';
export { isRefusal, requestOf } from './sign-up.rules.ts';
export * from './sign-up.selectors.ts';
