import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { activeNodes } from './graph.ts';
import type { Model, Sample } from './model.ts';

type Answer =
  | { type: 'answer'; output: unknown }
  | { type: 'failure'; error: unknown }
  | { type: 'xstate.stop' };

/** An actor that answers when it is told to, in the same tick: walks need no awaiting. */
const answersWhenTold: ActorLogic<Snapshot<unknown>, Answer> = {
  transition(snapshot, event) {
    if (event.type === 'answer')
      return { status: 'done', output: event.output, error: undefined, context: undefined };
    if (event.type === 'failure')
      return { status: 'error', output: undefined, error: event.error, context: undefined };
    return snapshot;
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A machine that really runs, with actors that answer on demand and a clock that stands still. */
export interface Run {
  snapshot(): AnyMachineSnapshot;
  /** Lets a sample happen; false when it cannot happen now. Returns what was emitted meanwhile, notices by id. */
  happen(sample: Sample): { happened: boolean; emitted: readonly string[] };
  stop(): void;
}

/** Making a machine anew takes longer than a walk through it. */
const answering = new WeakMap<Model, AnyStateMachine>();

function answeringMachineOf(model: Model): AnyStateMachine {
  const known = answering.get(model);
  if (known) return known;
  const sources = Object.keys(model.machine.implementations.actors);
  const machine = model.machine.provide({
    actors: Object.fromEntries(sources.map((src) => [src, answersWhenTold])),
  });
  answering.set(model, machine);
  return machine;
}

/** Runs a model's machine. Unlike the graph this exercises the interpreter: invocations, delays, cancelling. */
export function runOf(model: Model): Run {
  const machine = answeringMachineOf(model);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: model.input, clock });
  let emitted: string[] = [];
  actor.on('*', (event: AnyEventObject & { notice?: { id: string } }) => {
    emitted.push(event.notice ? `notice:${event.notice.id}` : event.type);
  });
  // A machine that fails is reported by its snapshot, which the walks look at.
  actor.subscribe({ error: () => {} });
  actor.start();

  const act = (sample: Sample): boolean => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if ('send' in sample) {
      actor.send(sample.send);
      return true;
    }
    const nodes = activeNodes(machine, snapshot);
    if ('after' in sample) {
      if (!nodes.some((node) => node.after.some(({ delay }) => delay === sample.after))) return false;
      const named: unknown = machine.implementations.delays[sample.after];
      const delay: unknown = typeof named === 'function' ? named({ context: snapshot.context }) : named;
      if (typeof delay !== 'number') throw new Error(`Delay '${sample.after}' is not a number`);
      clock.increment(delay);
      return true;
    }
    const invoked = nodes.flatMap((node) => node.invoke).find(({ src }) => src === sample.from);
    const child = invoked && snapshot.children[invoked.id];
    if (!child) return false;
    child.send(
      'output' in sample
        ? { type: 'answer', output: sample.output }
        : { type: 'failure', error: sample.error },
    );
    return true;
  };

  return {
    snapshot: () => actor.getSnapshot(),
    happen(sample) {
      emitted = [];
      return { happened: act(sample), emitted };
    },
    stop: () => actor.stop(),
  };
}
