export * from './payment-verification.machine.ts';
export * from './payment-verification.selectors.ts';
