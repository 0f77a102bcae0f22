import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, SnapshotFrom } from 'xstate';

/**
 * A machine that runs from the first event on. Machines and XState stay out of the first load; a press
 * made before they arrived waits and is sent when they do, once each, in order.
 */
export interface LazyActor<Machine extends AnyStateMachine> {
  /** The machine's snapshot, or undefined before it runs. */
  getSnapshot(): SnapshotFrom<Machine> | undefined;
  /** The running actor, or undefined before it runs. */
  getActor(): Actor<Machine> | undefined;
  /** True between the first event or `start()` and the moment the machine runs or its code could not be loaded. */
  isLoading(): boolean;
  /** Calls back after every change; the returned function ends it. */
  subscribe(listener: () => void): () => void;
  /** Calls back with all that the machine emits; the returned function ends it. */
  listen(listener: (emitted: EmittedFrom<Machine>) => void): () => void;
  /** Runs the machine without sending it anything. */
  start(): void;
  /** Sends an event, running the machine when it does not run yet. */
  send(event: EventFrom<Machine>): void;
}

/**
 * See {@link LazyActor}. `load` brings the code and makes the actor, not started yet. When it fails, what waited
 * is dropped: the press was not carried out, and `watchMissingCode` says so.
 */
export function lazyActor<Machine extends AnyStateMachine>(
  load: () => Promise<Actor<Machine>>,
): LazyActor<Machine> {
  const subscribers = new Set<() => void>();
  const listeners = new Set<(emitted: EmittedFrom<Machine>) => void>();
  const waiting: EventFrom<Machine>[] = [];
  let actor: Actor<Machine> | undefined;
  let loading = false;

  const changed = () => {
    for (const subscriber of subscribers) subscriber();
  };

  const begin = () => {
    if (actor || loading) return;
    loading = true;
    changed();
    load().then(
      (loaded) => {
        actor = loaded;
        actor.on('*', (emitted) => {
          for (const listener of listeners) listener(emitted);
        });
        actor.subscribe(changed);
        actor.start();
        for (const event of waiting.splice(0)) actor.send(event);
        changed();
      },
      () => {
        loading = false;
        waiting.length = 0;
        changed();
      },
    );
  };

  return {
    getSnapshot: () => actor?.getSnapshot(),
    getActor: () => actor,
    isLoading: () => loading && !actor,
    subscribe(listener) {
      subscribers.add(listener);
      return () => {
        subscribers.delete(listener);
      };
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: begin,
    send(event) {
      if (actor) {
        actor.send(event);
        return;
      }
      waiting.push(event);
      begin();
    },
  };
}
