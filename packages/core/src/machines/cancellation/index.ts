export * from './cancellation.machine.ts';
export type { CancellationTerms } from './cancellation.rules.ts';
export * from './cancellation.selectors.ts';
