const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Column names to property names, through embedded rows: `start_time` becomes `startTime`. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), camelKeys(inner)]));
}
