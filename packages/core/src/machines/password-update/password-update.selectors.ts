import type { SnapshotFrom } from 'xstate';
import type { PasswordUpdateView, passwordUpdateMachine } from './password-update.machine.ts';
import type { PasswordUpdateProblem } from './password-update.rules.ts';

type Snapshot = SnapshotFrom<typeof passwordUpdateMachine>;

const VIEWS = {
  unopened: 'loading',
  opened: 'form',
  updating: 'form',
  updated: 'updated',
  expired: 'expired',
  unlinked: 'link-missing',
} as const satisfies Record<Snapshot['value'], PasswordUpdateView>;

/** What the page shows now. */
export const viewOf = (snapshot: Snapshot): PasswordUpdateView => VIEWS[snapshot.value];

/** The button is busy. */
export const isUpdating = (snapshot: Snapshot): boolean => snapshot.matches('updating');

/** What the form says about the last try. */
export const passwordProblemOf = (snapshot: Snapshot): PasswordUpdateProblem | null =>
  snapshot.context.problem;
