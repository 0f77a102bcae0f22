const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Column names to property names, through embedded rows: `start_time` becomes `startTime`. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), camelKeys(inner)]));
}

/** Property names of something flat to column names: `startTime` becomes `start_time`. What is undefined is left out. */
export function snakeKeys<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [snake(key), value]));
}
