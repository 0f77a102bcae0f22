export { profileSetupMachine } from './profile-setup.machine.ts';
export { isSettingUp } from './profile-setup.selectors.ts';
export type * from './profile-setup.types.ts';
