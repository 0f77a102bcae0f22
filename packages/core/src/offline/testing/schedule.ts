import * as fc from 'fast-check';

/** One thing that somebody does, or that happens to the device. Numbers are taken modulo what there is. */
export type Act =
  | { do: 'edit'; tab: number; what: 'profile' | 'create' | 'update' | 'admin'; looked: boolean }
  | { do: 'decide'; tab: number; how: 'overwrite' | 'discard' | 'retry'; which: number }
  | { do: 'look' | 'crash'; tab: number }
  | { do: 'user'; user: number }
  | { do: 'disturb'; entity: number }
  | { do: 'quota'; room: number | null }
  | { do: 'garbage'; queue: number }
  | { do: 'offline' | 'online' | 'open' | 'time' | 'set-back' | 'upgrade' };

/** A life of a device: what happens in which order; the seed says what the network and the clocks do meanwhile. */
export interface Schedule {
  seed: number;
  script: readonly Act[];
  tabs: number;
  /** Tabs die at any await, too. */
  deadly: boolean;
  /** Storage never works (private mode). */
  blocked: boolean;
  /** Tabs see late what others wrote under a key. */
  late: boolean;
  /** The device has no transactions. */
  closed: boolean;
}

const tab = fc.nat({ max: 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      tab,
      what: fc.constantFrom(
        'profile' as const,
        'profile' as const,
        'create' as const,
        'update' as const,
        'admin' as const,
      ),
      looked: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('offline' as const, 'online' as const, 'open' as const, 'time' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('set-back' as const, 'upgrade' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('look' as const, 'crash' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('user' as const), user: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disturb' as const), entity: fc.nat({ max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('quota' as const), room: fc.option(fc.nat({ max: 900 })) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('garbage' as const), queue: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      tab,
      how: fc.constantFrom('overwrite' as const, 'discard' as const, 'retry' as const),
      which: fc.nat({ max: 2 }),
    }),
  },
);

/** Any {@link Schedule}. */
export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.noShrink(fc.integer()),
  script: fc.array(act, { minLength: 1, maxLength: 10, size: 'max' }),
  tabs: fc.integer({ min: 1, max: 2 }),
  deadly: fc.boolean(),
  blocked: fc.nat({ max: 19 }).map((number) => number === 0),
  late: fc.boolean(),
  closed: fc.nat({ max: 3 }).map((number) => number === 0),
});
