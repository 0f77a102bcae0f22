export * from './connectivity.machine.ts';
export type { ConnectivityContext } from './connectivity.rules.ts';
export * from './connectivity.selectors.ts';
