export { adminBootstrapMachine } from './admin-bootstrap.machine.ts';
export { claimProblemOf, isClaiming } from './admin-bootstrap.selectors.ts';
export type * from './admin-bootstrap.types.ts';
