/** Numbers that only look like chance: the same seed gives the same ones. */
export interface Random {
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
}

/** See {@link Random}; mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (probability) => next() < probability,
    below: (end) => Math.floor(next() * end),
  };
}
