import type { SnapshotFrom } from 'xstate';
import type { adminBootstrapMachine } from './admin-bootstrap.machine.ts';
import type { AdminClaimProblem } from './admin-bootstrap.types.ts';

type Snapshot = SnapshotFrom<typeof adminBootstrapMachine>;

/** The button is busy. */
export const isClaiming = (snapshot: Snapshot): boolean => snapshot.matches('claiming');

/** Why the last claim came to nothing; null while one is under way. */
export const claimProblemOf = (snapshot: Snapshot): AdminClaimProblem | null =>
  snapshot.matches('idle') ? snapshot.context.problem : null;
