import { leavesOf } from '@sorella/core/model-graph';
import type { ActorRuntime } from '@sorella/ui';
import { type AnyActorRef, SimulatedClock } from 'xstate';
import type { Models } from './models.ts';

/** The machines of one world while they run. */
export interface RunningMachines {
  /** For `createAppServices`. */
  runtime: ActorRuntime;
  /** Whether a machine is in a state, as `booking.applying`. One that nobody has needed yet is where it starts, if the story's tags name it. */
  isIn(state: string): boolean;
  /** All states that running machines are in, for messages. */
  states(): string[];
  /** How often a machine has heard a machine event of this type. */
  timesHeard(type: string): number;
  /** Lets a delay of a machine pass; only when their clock is held. */
  passDelay(milliseconds: number): void;
}

const isMachine = (snapshot: unknown): snapshot is { value: unknown; machine: { id: string } } =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

/** Watches machines. With a held clock their delays pass only when a story says so. */
export function watchMachines({
  clockHeld,
  models,
}: {
  clockHeld: boolean;
  models: Models;
}): RunningMachines {
  const actors = new Set<AnyActorRef>();
  const heard: string[] = [];
  const held = clockHeld ? new SimulatedClock() : undefined;

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
        if (event.actorRef.sessionId !== event.rootId) return;
        if (event.type === '@xstate.actor') actors.add(event.actorRef as AnyActorRef);
        if (event.type === '@xstate.event') heard.push(event.event.type);
      },
    },
    states,
    timesHeard: (type) => heard.filter((other) => other === type).length,
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
