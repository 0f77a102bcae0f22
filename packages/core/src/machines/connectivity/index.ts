export * from './connectivity.machine.ts';
export * from './connectivity.selectors.ts';
