export { sessionMachine } from './session.machine.ts';
export {
  hasExpired,
  isRefreshing,
  isReviewing,
  isSigningIn,
  isSigningOut,
  isUndecided,
  refreshableAtOf,
  sessionOf,
  signInProblemOf,
} from './session.selectors.ts';
export type * from './session.types.ts';
