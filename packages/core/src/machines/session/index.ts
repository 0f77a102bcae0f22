export { sessionMachine } from './session.machine.ts';
export {
  hasExpired,
  isSigningIn,
  isSigningOut,
  isUndecided,
  sessionOf,
  signInProblemOf,
} from './session.selectors.ts';
export type * from './session.types.ts';
