export { diagnosisMachine } from './diagnosis.machine.ts';
export { checkableAtOf, isDiagnosing } from './diagnosis.selectors.ts';
export type * from './diagnosis.types.ts';
