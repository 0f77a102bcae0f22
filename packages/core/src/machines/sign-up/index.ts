export { signUpMachine } from './sign-up.machine.ts';
export { isRefusal, requestOf } from './sign-up.rules.ts';
export {
  createdEmailOf,
  draftOf,
  entryOf,
  isCreating,
  isStaying,
  problemIn,
  restoredStepOf,
  type SignUpView,
  viewOf,
} from './sign-up.selectors.ts';
export type * from './sign-up.types.ts';
