export { adminBootstrapMachine } from './admin-bootstrap.machine.ts';
export { isClaiming, isRestricted } from './admin-bootstrap.selectors.ts';
export type * from './admin-bootstrap.types.ts';
