export { cancellationMachine } from './cancellation.machine.ts';
export { hasFailed, isAsking, isCancelling } from './cancellation.selectors.ts';
export type * from './cancellation.types.ts';
