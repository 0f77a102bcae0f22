import { leavesOf, models } from '@sorella/core/models';
import type { ActorRuntime } from '@sorella/ui';
import { type AnyActorRef, SimulatedClock } from 'xstate';

/** The machines of one world while they run. */
export interface RunningMachines {
  /** For `createCommunity`. */
  runtime: ActorRuntime;
  /** Whether a machine is in a state, as `booking.applying`. One that nobody has needed yet is where it starts. */
  isIn(state: string): boolean;
  /** All states that running machines are in, for messages. */
  states(): string[];
  /** Lets a delay of a machine pass; only when their clock is held. */
  passDelay(milliseconds: number): void;
}

const isMachine = (snapshot: unknown): snapshot is { value: unknown; machine: { id: string } } =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

/** Watches machines. With `clock: 'held'` their delays pass only when a story says so. */
export function watchMachines(clock: 'held' | 'running'): RunningMachines {
  const actors = new Set<AnyActorRef>();
  const held = clock === 'held' ? new SimulatedClock() : undefined;

  const states = () =>
    [...actors].flatMap((actor) => {
      const snapshot: unknown = actor.getSnapshot();
      return isMachine(snapshot)
        ? leavesOf(snapshot.value).map((path) => `${snapshot.machine.id}.${path}`)
        : [];
    });

  return {
    runtime: {
      ...(held ? { clock: held } : {}),
      inspect(event) {
        // The machine itself, not the actors it invokes.
        if (event.type === '@xstate.actor' && event.actorRef.sessionId === event.rootId)
          actors.add(event.actorRef as AnyActorRef);
      },
    },
    states,
    isIn(state) {
      const [machine = ''] = state.split('.');
      const running = states().filter((other) => other.startsWith(`${machine}.`));
      if (running.length > 0) return running.includes(state);
      const start = models[machine]?.machine.root.initial.target[0];
      return start !== undefined && state.startsWith(`${machine}.${start.path.join('.')}`);
    },
    passDelay(milliseconds) {
      if (!held) throw new Error('The clock of this world runs by itself');
      held.increment(milliseconds);
    },
  };
}
