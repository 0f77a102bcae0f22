/** A property of something that came over the wire; undefined when there is no such thing. */
export function fieldIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** A property that is text. */
export function textIn(value: unknown, key: string): string | undefined {
  const field = fieldIn(value, key);
  return typeof field === 'string' ? field : undefined;
}

/** A property that is a number. */
export function numberIn(value: unknown, key: string): number | undefined {
  const field = fieldIn(value, key);
  return typeof field === 'number' ? field : undefined;
}
