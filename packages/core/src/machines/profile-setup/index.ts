export * from './profile-setup.machine.ts';
export type { ProfileSetupAccount, ProfileSetupContext } from './profile-setup.rules.ts';
export * from './profile-setup.selectors.ts';
