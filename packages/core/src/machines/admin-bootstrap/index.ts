export * from './admin-bootstrap.machine.ts';
export * from './admin-bootstrap.selectors.ts';
