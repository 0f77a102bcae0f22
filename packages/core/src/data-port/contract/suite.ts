import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataError } from '../errors.ts';
import type { ContractHarness, ContractOptions, CreateHarness } from './harness.ts';

/** One promise of the port: a sentence and what proves it. */
export type Promised = (title: string, prove: (harness: ContractHarness) => Promise<void>) => void;

/** Waits until something holds; only what never comes is told by the time. */
export const eventually = (holds: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(holds, { timeout: 30_000 });

/** Describes one part of the port; each promise gets the suite's harness. */
export function describeContract(
  part: string,
  createHarness: CreateHarness,
  { knownGaps = [] }: ContractOptions,
  promises: (promise: Promised) => void,
): void {
  describe(part, () => {
    let harness: ContractHarness | undefined;
    const titles: string[] = [];
    const ready = () => {
      if (!harness) throw new Error('the harness did not start');
      return harness;
    };

    beforeAll(async () => {
      harness = await createHarness();
    });
    afterEach(() => harness?.cleanup());
    afterAll(() => harness?.close());

    promises((title, prove) => {
      titles.push(title);
      const run = knownGaps.includes(title) ? it.fails : it;
      run(title, () => prove(ready()));
    });

    it('names only promises of this suite as known gaps', () => {
      expect(knownGaps.filter((gap) => !titles.includes(gap))).toEqual([]);
    });
  });
}

/** The code a call rejects with; 'resolved' when it did not reject, and the thing itself when it is no DataError. */
export async function rejection(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'resolved';
  } catch (thrown) {
    return thrown instanceof DataError ? thrown.code : thrown;
  }
}

let made = 0;
/** An id that no test has used. */
export function freshId(harness: ContractHarness): string {
  made += 1;
  const time = harness.now().getTime().toString(16).padStart(12, '0');
  return `${time.slice(-8)}-${made.toString(16).padStart(4, '0')}-4000-9000-${time}`;
}
