import type { SnapshotFrom } from 'xstate';
import type { adminBootstrapMachine } from './admin-bootstrap.machine.ts';

type Snapshot = SnapshotFrom<typeof adminBootstrapMachine>;

/** The button is busy. */
export const isClaiming = (snapshot: Snapshot): boolean => snapshot.matches('claiming');

/** The server said that another account is the designated one. */
export const isRestricted = (snapshot: Snapshot): boolean =>
  snapshot.matches('idle') && snapshot.context.problem === 'admin-restricted';
