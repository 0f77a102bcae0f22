export * from './booking.machine.ts';
export * from './booking.selectors.ts';
