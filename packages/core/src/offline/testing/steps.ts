import type { OutboxClock } from '../outbox.types.ts';

/** Whoever waits for a step; what it waits for never comes once it is dead. */
export interface Waiter {
  alive: boolean;
}

/** Something that is about to happen: an answer of the storage, a lock, a request that arrives. */
interface Step {
  waiter: Waiter;
  happen(): unknown;
}

interface Timer extends Step {
  at: number;
}

/** All that is about to happen in one world, in virtual time. Whoever holds it says what happens next. */
export interface Steps {
  /** Steps that could happen now. */
  count(): number;
  /** Lets one of them happen. */
  take(index: number): void;
  /** Moves time to the next timer and lets it ring; false when there is none. */
  ring(): boolean;
  /** Resolves when its step has happened, with what `effect` gives or throws; for the dead only the effect happens. */
  wait<Result>(waiter: Waiter, effect: () => Result): Promise<Result>;
  /** Something that happens without anybody waiting for it. */
  add(waiter: Waiter, happen: () => void): void;
  now(): number;
  /** From now on clocks show so many milliseconds less; timers go on as they were. */
  setBack(ms: number): void;
  clockOf(waiter: Waiter): OutboxClock;
  /** Forgets what waits for the dead. */
  bury(): void;
}

/** See {@link Steps}. */
export function createSteps(): Steps {
  let steps: Step[] = [];
  let timers: Timer[] = [];
  let now = 10_000_000;
  let setBack = 0;
  return {
    count: () => steps.length,
    take(index) {
      const [step] = steps.splice(index, 1);
      step?.happen();
    },
    ring() {
      let next: Timer | undefined;
      for (const timer of timers) if (!next || timer.at < next.at) next = timer;
      if (!next) return false;
      timers.splice(timers.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.happen();
      return true;
    },
    wait: (waiter, effect) =>
      new Promise((resolve, reject) => {
        if (!waiter.alive) return;
        steps.push({
          waiter,
          happen() {
            try {
              const result = effect();
              if (waiter.alive) resolve(result);
            } catch (thrown) {
              if (waiter.alive) reject(thrown);
            }
          },
        });
      }),
    add(waiter, happen) {
      if (waiter.alive) steps.push({ waiter, happen: () => waiter.alive && happen() });
    },
    now: () => now,
    setBack(ms) {
      setBack += ms;
    },
    clockOf: (waiter) => ({
      now: () => now - setBack,
      after(ms, run) {
        if (!waiter.alive) return () => undefined;
        const timer: Timer = { waiter, at: now + ms, happen: run };
        timers.push(timer);
        return () => {
          const index = timers.indexOf(timer);
          if (index >= 0) timers.splice(index, 1);
        };
      },
    }),
    bury() {
      steps = steps.filter(({ waiter }) => waiter.alive);
      timers = timers.filter(({ waiter }) => waiter.alive);
    },
  };
}
