export { connectivityMachine } from './connectivity.machine.ts';
export { attemptOf, type Connection, connectionOf } from './connectivity.selectors.ts';
export type * from './connectivity.types.ts';
