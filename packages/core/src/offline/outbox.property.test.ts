import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transacted } from './key-value-store.ts';
import type { OutboxParts } from './outbox.types.ts';
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
  /** Hands other texts to those who look. */
  const showing =
    (change: (found: ReadonlyMap<string, string>) => Map<string, string>) =>
    ({ store, ...parts }: OutboxParts): OutboxParts => ({
      ...parts,
      store: {
        ...store,
        transact: (beginnings, work) => store.transact(beginnings, (found) => work(change(found))),
      },
    });
  const changeTexts = (found: ReadonlyMap<string, string>, change: (text: string) => string) =>
    new Map([...found].map(([key, text]) => [key, change(text)]));
  /** Gives the oldest entry the sequence number of the newest, and so on. */
  const reverse = (found: ReadonlyMap<string, string>) =>
    changeTexts(found, (text) =>
      text.replace(/"sequence":(\d+)/, (_all, sequence: string) => `"sequence":${1_000 - Number(sequence)}`),
    );
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
            await store.transact(['pending', 'adminPending'], (found) => {
              const sent = [...found.keys()].filter((key) => key.endsWith(entry.operationId));
              return { writes: new Map(sent.map((key) => [key, null])), result: undefined };
            });
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
    ['an order that is not kept', /^order: /, (parts) => showing(reverse)(parts)],
    [
      'an owner that is not kept',
      /^owner: /,
      (parts, tab) =>
        showing((found) =>
          changeTexts(found, (text) => text.replaceAll(/"owner":"[^"]*"/g, `"owner":"${tab.user}"`)),
        )(parts),
    ],
    [
      'one list of all edits loses one of another tab, also under a lock, where that is seen late',
      /^lost: /,
      ({ store, ...parts }) => ({
        ...parts,
        store: {
          ...store,
          transact: <Result>(
            _beginnings: readonly string[],
            work: (found: ReadonlyMap<string, string>) => Transacted<Result>,
          ) =>
            store.exclusively('list', async () => {
              const found = new Map<string, string>(JSON.parse((await store.get('list')) ?? '[]'));
              const { writes, result } = work(found);
              for (const [key, value] of writes)
                if (value === null) found.delete(key);
                else found.set(key, value);
              if (writes.size > 0) await store.set('list', JSON.stringify([...found]));
              return result;
            }),
        },
      }),
    ],
    [
      'a wait for a clock that was set back',
      /^waits: /,
      ({ clock, ...parts }) => ({
        ...parts,
        clock: { ...clock, after: (ms, run) => clock.after(ms + Math.max(0, 10_000_000 - clock.now()), run) },
      }),
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
