import { describe, expect, it } from 'vitest';
import { tickingClock } from './clock.ts';

describe('a ticking clock', () => {
  it('goes on where the given one stands still, so that no two moments are the same', () => {
    const clock = tickingClock(() => 1_000);
    const [first, second] = [clock(), clock()];
    expect(second).toBeGreaterThan(first);
  });

  it('never goes back with a given one that is a little off, and does with one that was set back', () => {
    let given = 10 * 3_600_000;
    const clock = tickingClock(() => given);
    const before = clock();
    given -= 1_000;
    expect(clock()).toBeGreaterThan(before);
    given -= 3_600_000;
    expect(clock()).toBe(given);
  });
});
