export * from './admin-bootstrap.machine.ts';
export type { AdminClaimOutcome, AdminClaimProblem } from './admin-bootstrap.rules.ts';
export * from './admin-bootstrap.selectors.ts';
