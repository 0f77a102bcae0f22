export * from './cancellation.machine.ts';
export * from './cancellation.selectors.ts';
