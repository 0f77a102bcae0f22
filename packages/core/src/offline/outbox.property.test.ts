import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allScripts,
  anySchedule,
  type BrokenLife,
  crashEverywhere,
  live,
  type OutboxWorldOptions,
  type Schedule,
} from './testing/index.ts';

/** `pnpm bench` lives a million, and runs scripts of four operations. */
const LIVES = 5_000;
/** A busy machine may take its time; how long lives take is no concern of theirs. */
const PATIENCE_MS = 600_000;
const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(seed))
  throw new Error('OUTBOX_SEED is the whole number that an earlier run printed.');

/** Runs after all promises have come to rest, and long before a timer would. */
const rest = () =>
  new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });

type Spoil = NonNullable<OutboxWorldOptions['spoil']>;

/** The smallest life like this one that breaks a law, in words. */
async function smallest(schedule: Schedule): Promise<string | undefined> {
  const holds = fc.asyncProperty(anySchedule, async (life) => (await live(life, rest)) === null);
  const { counterexample } = await fc.check(holds, { examples: [[schedule]], numRuns: 1 });
  const found = await live(counterexample?.[0] ?? schedule, rest);
  return JSON.stringify(found);
}

it('loses nothing shown as saved, applies nothing twice, keeps the order and the owner, and writes over nothing unseen, in random lives (R-434, R-155, A-56, A-42)', {
  timeout: PATIENCE_MS,
}, async () => {
  console.info(`Random lives of an outbox with OUTBOX_SEED=${seed}`);
  const schedules = fc.sample(anySchedule, { seed, numRuns: LIVES });
  expect(schedules).toHaveLength(LIVES);
  for (const schedule of schedules) {
    const found = await live(schedule, rest);
    expect(found && (await smallest(found.schedule))).toBeNull();
  }
});

it('survives a crash at every await of every script of up to three operations (R-434)', {
  timeout: PATIENCE_MS,
}, async () => {
  const scripts = allScripts(3);
  expect(scripts).toHaveLength(5 + 25 + 125);
  let runs = 0;
  for (const script of scripts) {
    const crashed = await crashEverywhere(script, rest);
    expect({ script, broken: crashed.broken }).toEqual({ script, broken: [] });
    runs += crashed.runs;
  }
  expect(runs).toBeGreaterThan(scripts.length * 10);
});

describe('a law that is broken on purpose is found', () => {
  const removeFrom = (value: string | null, operationId: string) =>
    JSON.stringify(
      JSON.parse(value ?? '[]').filter(
        (stored: { operationId?: string }) => stored.operationId !== operationId,
      ),
    );
  /** Gives the oldest entry the sequence number of the newest, and so on. */
  const reverse = (value: string | null) => {
    if (value === null || !value.startsWith('[')) return value;
    const list: { sequence?: number }[] = JSON.parse(value);
    const numbers = list.map(({ sequence }) => sequence).toReversed();
    return JSON.stringify(list.map((stored, index) => ({ ...stored, sequence: numbers[index] })));
  };
  let fresh = 0;

  const spoils: [string, RegExp, Spoil][] = [
    [
      'deleting before the answer loses an edit',
      /^lost: /,
      ({ store, transport, ...parts }) => ({
        ...parts,
        store,
        transport: {
          async send(entry) {
            for (const key of ['pendingProfileUpdates', 'pendingEvents', 'adminPendingActions']) {
              const value = await store.get(key);
              if (value?.includes(entry.operationId))
                await store.set(key, removeFrom(value, entry.operationId));
            }
            return transport.send(entry);
          },
        },
      }),
    ],
    [
      'a new id for each request applies an edit twice',
      /^twice: /,
      ({ transport, ...parts }) => ({
        ...parts,
        transport: {
          send(entry) {
            fresh += 1;
            return transport.send({ ...entry, operationId: String(fresh) });
          },
        },
      }),
    ],
    [
      'an order that is not kept',
      /^order: /,
      ({ store, ...parts }) => ({
        ...parts,
        store: { ...store, get: async (key) => reverse(await store.get(key)) },
      }),
    ],
    [
      'an owner that is not kept',
      /^owner: /,
      ({ store, ...parts }, tab) => ({
        ...parts,
        store: {
          ...store,
          get: async (key) =>
            (await store.get(key))?.replaceAll(/"owner":"[^"]*"/g, `"owner":"${tab.user}"`) ?? null,
        },
      }),
    ],
    [
      'a change without its lock loses an edit of another tab',
      /^lost: /,
      ({ store, ...parts }) => ({ ...parts, store: { ...store, exclusively: (_name, work) => work() } }),
    ],
    [
      'an edit that forgets what it is based on',
      /^unseen: /,
      ({ transport, ...parts }) => ({
        ...parts,
        transport: {
          send: (entry) =>
            transport.send(
              'expectedUpdatedAt' in entry.change
                ? { ...entry, change: { ...entry.change, expectedUpdatedAt: null } }
                : entry,
            ),
        },
      }),
    ],
  ];

  it.each(spoils)('%s (R-434)', { timeout: PATIENCE_MS }, async (_name, law, spoil) => {
    let found: BrokenLife | null = null;
    for (const schedule of fc.sample(anySchedule, { seed: 1, numRuns: 5_000 })) {
      const broken = await live(schedule, rest, spoil);
      if (broken?.broken.some((sentence) => law.test(sentence))) {
        found = broken;
        break;
      }
    }
    expect(found).not.toBeNull();
  });
});
