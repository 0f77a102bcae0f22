export { bookingMachine } from './booking.machine.ts';
export { isApplying } from './booking.selectors.ts';
export type * from './booking.types.ts';
