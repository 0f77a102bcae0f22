import type { SnapshotFrom } from 'xstate';
import type { profileSetupMachine } from './profile-setup.machine.ts';

type Snapshot = SnapshotFrom<typeof profileSetupMachine>;

/** What she told at sign-up is being written into her profile. */
export const isSettingUp = (snapshot: Snapshot): boolean => snapshot.matches('applying');
