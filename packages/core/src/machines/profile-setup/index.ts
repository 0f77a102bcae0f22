export * from './profile-setup.machine.ts';
export * from './profile-setup.selectors.ts';
