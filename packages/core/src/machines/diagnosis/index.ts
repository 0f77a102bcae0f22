export * from './diagnosis.machine.ts';
export * from './diagnosis.selectors.ts';
