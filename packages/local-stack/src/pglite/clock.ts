import type { Extension } from '@electric-sql/pglite';
import { z } from 'zod';

/** Milliseconds since 1970, with fractions. */
export type Clock = () => number;

/** A clock that falls behind by more than this was set back, which a clock that stands still never does. */
const SET_BACK_MS = 60_000;

/**
 * A clock a microsecond further at every look: where the given one stands still, as in a story, no two writes share a
 * moment, and a version that is told by its `updated_at` is always told from the next.
 */
export function tickingClock(now: Clock): Clock {
  let last = 0;
  return () => {
    const given = now();
    last = given < last - SET_BACK_MS ? given : Math.max(given, last + 0.001);
    return last;
  };
}

const emscriptenOptions = z.looseObject({
  instantiateWasm: z.custom<(imports: WebAssembly.Imports, done: unknown) => unknown>(
    (value) => typeof value === 'function',
  ),
});

/** Gives one database a clock of its own, by the import through which its WebAssembly asks what time it is. */
export const withClock = (now: Clock): Extension => ({
  name: 'clock',
  async setup(_database, given) {
    const options = emscriptenOptions.parse(given);
    const { instantiateWasm } = options;
    return {
      emscriptenOpts: {
        ...options,
        instantiateWasm(imports: WebAssembly.Imports, done: unknown) {
          const { env } = imports;
          if (env === undefined || !('emscripten_date_now' in env))
            throw new Error('PGlite asks for the time in another way than before.');
          env['emscripten_date_now'] = now;
          return instantiateWasm(imports, done);
        },
      },
    };
  },
});
