import type { SnapshotFrom } from 'xstate';
import type { connectivityMachine } from './connectivity.machine.ts';

type Snapshot = SnapshotFrom<typeof connectivityMachine>;

/** The three states a person sees. */
export type Connection = 'online' | 'reconnecting' | 'offline';

/** What the banner shows: nothing while online, quietly the rest. */
export function connectionOf(snapshot: Snapshot): Connection {
  if (snapshot.hasTag('usable')) return 'online';
  return snapshot.matches('reconnecting') ? 'reconnecting' : 'offline';
}

/** The attempt to show in 'Attempt n of 3'. */
export const attemptOf = (snapshot: Snapshot): number => snapshot.context.attempt;
