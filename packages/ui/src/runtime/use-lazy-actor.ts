import { useSyncExternalStore } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { LazyActor } from './lazy-actor.ts';

/** The actor's snapshot, kept current; undefined before it runs. */
export function useLazyActor<Machine extends AnyStateMachine>(
  actor: LazyActor<Machine>,
): SnapshotFrom<Machine> | undefined {
  return useSyncExternalStore(actor.subscribe, actor.getSnapshot, () => undefined);
}

/** Whether a press waits for the machine's code. */
export function useLazyActorWaiting<Machine extends AnyStateMachine>(actor: LazyActor<Machine>): boolean {
  return useSyncExternalStore(actor.subscribe, actor.isWaiting, () => false);
}
