import type { Event } from '../entities/event.ts';
import type { SeriesEvent } from '../entities/event-series.ts';
import { parseInstant, utcToZoned, zonedToUtc } from '../geography/zoned-time.ts';

/** How an event repeats. */
export const EVENT_REPEATS = ['weekly', 'fortnightly', 'monthly'] as const;
/** See {@link EVENT_REPEATS}. */
export type EventRepeat = (typeof EVENT_REPEATS)[number];

/** Times that an event is repeated at in one go, at most. */
export const MOST_REPEATS = 26;

const DAY_MS = 86_400_000;

/** The day that is the nth of its weekday in a month ('the second Tuesday'), and the last one where there is no nth. */
function sameWeekday(first: Date, months: number): Date {
  const nth = Math.floor((first.getUTCDate() - 1) / 7);
  const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
  const day = 1 + ((first.getUTCDay() - month.getUTCDay() + 7) % 7) + nth * 7;
  const found = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day));
  return found.getUTCMonth() === month.getUTCMonth() ? found : new Date(found.getTime() - 7 * DAY_MS);
}

/**
 * The next `count` times of an event, ISO 8601 UTC, by the clock of its place: nine in the morning stays nine in the
 * morning. Monthly is by weekday: 'the second Tuesday', and the last one where a month has no fifth. None for a start
 * that is malformed.
 */
export function repeatedStarts(
  { startTime, timeZone }: Pick<Event, 'startTime' | 'timeZone'>,
  repeat: EventRepeat,
  count: number,
): string[] {
  const local = utcToZoned(startTime, timeZone);
  const first = local === null ? null : parseInstant(`${local.slice(0, 10)}T00:00:00Z`);
  if (local === null || first === null) return [];
  return Array.from({ length: count }, (_, index) => {
    const n = index + 1;
    const day =
      repeat === 'monthly'
        ? sameWeekday(new Date(first), n)
        : new Date(first + n * (repeat === 'weekly' ? 7 : 14) * DAY_MS);
    const time = zonedToUtc(`${day.toISOString().slice(0, 10)}${local.slice(10)}`, timeZone);
    return time.kind === 'invalid' ? [] : [time.instant];
  }).flat();
}

/** Those of a series that come after one of it, are not over at `now` (milliseconds) nor cancelled, and say something else. */
export function differingAfter(
  series: readonly SeriesEvent[],
  eventId: string,
  now: number,
): readonly SeriesEvent[] {
  const here = series.find(({ id }) => id === eventId);
  if (!here) return [];
  const after = Math.max(now, Date.parse(here.startTime));
  return series.filter(
    ({ startTime, differsIn, isCancelled }) =>
      differsIn.length > 0 && !isCancelled && Date.parse(startTime) > after,
  );
}
