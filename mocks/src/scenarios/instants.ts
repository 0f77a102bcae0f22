/** What time it is in every mock world unless told otherwise: a Saturday noon. */
export const BASE_NOW = new Date('2026-11-21T12:00:00.000Z');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An instant as Postgres writes it: `2026-11-29T10:00:00+00:00`. */
export function instant(date: Date): string {
  return date.toISOString().replace('.000Z', '+00:00').replace('Z', '+00:00');
}

/** When everything in a fresh world was written: a month ago. */
export const LONG_AGO = instant(new Date(BASE_NOW.getTime() - 30 * DAY_MS));

/** When the nth member of a world joined: some days, up to twelve weeks ago. */
export const joinedAt = (n: number): string =>
  instant(new Date(BASE_NOW.getTime() - (2 + ((n * 13) % 80)) * DAY_MS));

/** An instant so many days from {@link BASE_NOW} (negative: before), at an hour of that day in UTC. */
export function inDays(days: number, hourUtc: number): string {
  const midnight = Math.floor(BASE_NOW.getTime() / DAY_MS) * DAY_MS;
  return instant(new Date(midnight + days * DAY_MS + hourUtc * HOUR_MS));
}

/** An instant so many hours from {@link BASE_NOW}; negative: before. */
export function inHours(hours: number): string {
  return instant(new Date(BASE_NOW.getTime() + hours * HOUR_MS));
}
