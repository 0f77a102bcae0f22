import { parseInstant } from './geography/zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Unit {
  readonly ms: number;
  readonly one: string;
  readonly many: string;
  readonly compact: string;
}

const UNITS: readonly Unit[] = [
  { ms: 365 * DAY, one: 'year', many: 'years', compact: 'y' },
  { ms: 30 * DAY, one: 'month', many: 'months', compact: 'mo' },
  { ms: 7 * DAY, one: 'week', many: 'weeks', compact: 'w' },
  { ms: DAY, one: 'day', many: 'days', compact: 'd' },
  { ms: HOUR, one: 'h', many: 'h', compact: 'h' },
  { ms: MINUTE, one: 'min', many: 'min', compact: 'm' },
];

/**
 * How long ago something was: '2 min ago', '1 h ago', '3 days ago'; '2m', '1h', '3d' where space is short
 * . `now` is in milliseconds; a moment in the future is a clock that is a little off: 'just now'.
 * Null when malformed.
 */
export function formatRelativeTime(
  iso: string,
  now: number,
  width: 'full' | 'compact' = 'full',
): string | null {
  const then = parseInstant(iso);
  if (then === null) return null;
  const elapsed = now - then;
  const unit = UNITS.find(({ ms }) => elapsed >= ms);
  if (!unit) return width === 'full' ? 'just now' : 'now';
  const count = Math.floor(elapsed / unit.ms);
  return width === 'full' ? `${count} ${count === 1 ? unit.one : unit.many} ago` : `${count}${unit.compact}`;
}
