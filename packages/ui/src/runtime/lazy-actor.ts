import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, SnapshotFrom } from 'xstate';
import { onceWorthAnotherTry } from '../primitives/lazy-code.ts';

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
  /** True while an event waits for the machine's code: a press made meanwhile counts already. */
  isWaiting(): boolean;
  /** Calls back after every change; the returned function ends it. */
  subscribe(listener: () => void): () => void;
  /** Calls back with all that the machine emits; the returned function ends it. */
  listen(listener: (emitted: EmittedFrom<Machine>) => void): () => void;
  /**
   * Runs the machine: code that could not be loaded is asked for until it comes. An event that the page itself has,
   * not a press, waits as long.
   */
  start(event?: EventFrom<Machine>): void;
  /** Sends an event, running the machine when it does not run yet. */
  send(event: EventFrom<Machine>): void;
}

/** Who hears of what goes wrong with a {@link LazyActor}. */
export interface LazyActorHooks {
  /** Hears why the code behind a press could not be loaded: the press was not carried out. */
  onDropped?(error: unknown): void;
  /** Hears why the machine itself has failed. */
  onUnexpected?(error: unknown): void;
}

const ignore = () => {};

/**
 * See {@link LazyActor}. `load` brings the code and makes the actor, not started yet. When it fails, what waited
 * is dropped, and `onDropped` hears why: the press was not carried out, and the next one asks again.
 */
export function lazyActor<Machine extends AnyStateMachine>(
  load: () => Promise<Actor<Machine>>,
  { onDropped = ignore, onUnexpected = ignore }: LazyActorHooks = {},
): LazyActor<Machine> {
  const subscribers = new Set<() => void>();
  const listeners = new Set<(emitted: EmittedFrom<Machine>) => void>();
  const first: EventFrom<Machine>[] = [];
  const waiting: EventFrom<Machine>[] = [];
  let actor: Actor<Machine> | undefined;
  let loading = false;
  let wanted = false;
  let leaveOff = () => {};

  const changed = () => {
    for (const subscriber of subscribers) subscriber();
  };

  const begin = () => {
    if (actor || loading) return;
    loading = true;
    leaveOff();
    changed();
    load().then(
      (loaded) => {
        actor = loaded;
        actor.on('*', (emitted) => {
          for (const listener of listeners) listener(emitted);
        });
        actor.subscribe({ next: changed, error: onUnexpected });
        actor.start();
        for (const event of [...first.splice(0), ...waiting.splice(0)]) actor.send(event);
        changed();
      },
      (error: unknown) => {
        loading = false;
        if (waiting.splice(0).length > 0) onDropped(error);
        if (wanted) leaveOff = onceWorthAnotherTry(begin);
        changed();
      },
    );
  };

  return {
    getSnapshot: () => actor?.getSnapshot(),
    getActor: () => actor,
    isLoading: () => loading && !actor,
    isWaiting: () => waiting.length > 0,
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
    start(event) {
      wanted = true;
      if (event && actor) actor.send(event);
      else if (event) first.push(event);
      begin();
    },
    send(event) {
      if (actor) {
        actor.send(event);
        return;
      }
      const isFirst = waiting.push(event) === 1;
      begin();
      // Whoever hears of it may send another at once.
      if (isFirst) changed();
    },
  };
}
