/** A source of numbers that gives the same row for the same text, on every device. */
export interface Dice {
  /** A number from `low` up to `high`, to one decimal. */
  between: (low: number, high: number) => number;
  /** One of the given values. */
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
}

/** FNV-1a: spreads ids that differ in one digit far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Dice seeded by a text, such as a row's id: no clock, no `Math.random`, so that a picture is the same in
 * every tab and in every test.
 */
export function diceFor(text: string): Dice {
  let state = hash(text);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => Math.round((low + roll() * (high - low)) * 10) / 10,
    pick: (values) => values[Math.floor(roll() * values.length)] ?? values[0],
  };
}
