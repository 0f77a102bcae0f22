import {
  type ActorLogicFrom,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';

/** One pure step of a machine: the state it is in and what it would have done to the world. */
export interface Step<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  /** Types of what was emitted, notices as `notice:<id>`. */
  emitted: string[];
  /** Sends an event of the machine. */
  send(event: EventFromLogic<ActorLogicFrom<Machine>>): Step<Machine>;
  /** Answers an invoked actor. */
  done(invokeId: string, output: unknown): Step<Machine>;
  /** Lets an invoked actor fail. */
  fail(invokeId: string, error: unknown): Step<Machine>;
  /** Lets a named delay of the state at `path` pass. */
  wait(delay: string, path: string): Step<Machine>;
}

interface EmitAction {
  type: string;
  params: { event: { type: string; notice?: { id: string } } };
}

const isEmit = (action: { type: string; params?: unknown }): action is EmitAction =>
  action.type === 'xstate.emit';

function step<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  actions: readonly { type: string; params?: unknown }[],
): Step<Machine> {
  const go = (event: AnyEventObject) => {
    const [next, done] = transition<AnyStateMachine>(machine, snapshot, event);
    return step(machine, next as SnapshotFrom<Machine>, done);
  };
  return {
    snapshot,
    emitted: actions
      .filter(isEmit)
      .map(({ params: { event } }) => (event.notice ? `notice:${event.notice.id}` : event.type)),
    send: (event) => go(event),
    done: (invokeId, output) => go({ type: `xstate.done.actor.${invokeId}`, output, actorId: invokeId }),
    fail: (invokeId, error) => go({ type: `xstate.error.actor.${invokeId}`, error, actorId: invokeId }),
    wait: (delay, path) => go({ type: `xstate.after.${delay}.${path}` }),
  };
}

/** Starts a machine without running anything. For tests: no clock, no actors, only decisions. */
export function begin<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Step<Machine> {
  const [snapshot, actions] = initialTransition<AnyStateMachine>(machine, input);
  return step(machine, snapshot as SnapshotFrom<Machine>, actions);
}
