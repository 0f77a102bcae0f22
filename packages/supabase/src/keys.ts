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

type Snake<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Key;

/** Property names to column names, one level: `startTime` becomes `start_time`. */
export function snakeKeys<Row extends object>(
  row: Row,
): { [Key in keyof Row & string as Snake<Key>]: Row[Key] } {
  const entries = Object.entries(row).map(([key, value]) => [snake(key), value]);
  return Object.fromEntries(entries) as { [Key in keyof Row & string as Snake<Key>]: Row[Key] };
}
