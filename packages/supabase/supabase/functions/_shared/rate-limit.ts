/** A limit of calls for each caller. */
export interface RateLimit {
  /** Counts a call at a time in ms. Returns 0 when it may go on, else the seconds to wait. */
  secondsToWait(caller: string, now: number): number;
}

const maxCallers = 10_000;

/**
 * Allows each caller a number of calls within a sliding window. The count lives in this instance of the function:
 * enough against a script that keeps pressing the button, and free of a table that anyone could fill.
 */
export function createRateLimit(calls: number, windowMs: number): RateLimit {
  const callers = new Map<string, number[]>();
  return {
    secondsToWait: (caller, now) => {
      const recent = (callers.get(caller) ?? []).filter((time) => now - time < windowMs);
      callers.delete(caller);
      const [oldest] = recent;
      const full = recent.length >= calls && oldest !== undefined;
      callers.set(caller, full ? recent : [...recent, now]);
      const [longestSilent] = callers.keys();
      if (callers.size > maxCallers && longestSilent !== undefined) callers.delete(longestSilent);
      return full ? Math.ceil((oldest + windowMs - now) / 1000) : 0;
    },
  };
}
