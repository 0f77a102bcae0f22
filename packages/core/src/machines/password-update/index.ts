export { passwordUpdateMachine } from './password-update.machine.ts';
export { isUpdating, passwordProblemOf, viewOf } from './password-update.selectors.ts';
export type * from './password-update.types.ts';
