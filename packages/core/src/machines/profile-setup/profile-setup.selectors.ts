import type { SnapshotFrom } from 'xstate';
import type { profileSetupMachine } from './profile-setup.machine.ts';

type Snapshot = SnapshotFrom<typeof profileSetupMachine>;

/** What the member told at sign-up is being written into the profile. */
export const isSettingUp = (snapshot: Snapshot): boolean => snapshot.matches('applying');
