export * from './diagnosis.machine.ts';
export type { Finding } from './diagnosis.rules.ts';
export * from './diagnosis.selectors.ts';
