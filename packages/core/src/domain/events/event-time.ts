import { knownAbbreviation } from '../geography/zone-abbreviations.ts';
import {
  intlZoneName,
  offsetMinutes,
  parseInstant,
  type ZonedFields,
  zonedFields,
} from '../geography/zoned-time.ts';
import { FREE_CANCELLATION_MS } from '../limits.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function monthName({ month }: ZonedFields): string {
  return MONTHS[month - 1] ?? '';
}

function weekdayName({ year, month, day }: ZonedFields): string {
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}

function longDate(at: ZonedFields): string {
  return `${weekdayName(at)}, ${monthName(at)} ${at.day}, ${at.year}`;
}

function shortDate(at: ZonedFields): string {
  return `${monthName(at).slice(0, 3)} ${at.day}, ${at.year}`;
}

function clock({ hour, minute }: ZonedFields): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

function dayHalf({ hour }: ZonedFields): 'AM' | 'PM' {
  return hour < 12 ? 'AM' : 'PM';
}

function clockTime(at: ZonedFields): string {
  return `${clock(at)} ${dayHalf(at)}`;
}

function sameDay(a: ZonedFields, b: ZonedFields): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

function abbreviation(ms: number, zone: string): string {
  return knownAbbreviation(zone, offsetMinutes(ms, zone)) ?? intlZoneName(ms, zone);
}

/** 'Sun, Nov 29' */
function weekdayDate(at: ZonedFields): string {
  return `${weekdayName(at).slice(0, 3)}, ${monthName(at).slice(0, 3)} ${at.day}`;
}

/** The end of a range: the time alone on the same day, else with as much of the date as is new. */
function endOfRange(start: ZonedFields, end: ZonedFields): string {
  if (sameDay(start, end)) return clockTime(end);
  return `${weekdayDate(end)}${end.year === start.year ? '' : `, ${end.year}`}, ${clockTime(end)}`;
}

function timeRange(start: number, end: number, zone: string): string {
  const from = zonedFields(start, zone);
  const to = zonedFields(end, zone);
  const zoneAtStart = abbreviation(start, zone);
  const zoneAtEnd = abbreviation(end, zone);
  if (end <= start) return `${clockTime(from)} ${zoneAtStart}`;
  if (zoneAtStart !== zoneAtEnd) {
    return `${clockTime(from)} ${zoneAtStart} – ${endOfRange(from, to)} ${zoneAtEnd}`;
  }
  const sharesHalf = sameDay(from, to) && dayHalf(from) === dayHalf(to);
  return `${sharesHalf ? clock(from) : clockTime(from)} – ${endOfRange(from, to)} ${zoneAtEnd}`;
}

/** An event's time, ready to be shown. */
export interface EventTime {
  /** IANA zone that was stored with the event (A-88). */
  readonly zone: string;
  /** The zone's abbreviation at the start: 'CET'. */
  readonly abbreviation: string;
  /** 'Sunday, November 29, 2026' (R-297, R-413). */
  readonly date: string;
  /** '11:00 AM – 2:00 PM CET', '7:00 – 9:00 PM CET', '9:00 PM – Mon, Nov 30, 1:00 AM CET'. */
  readonly range: string;
  /** '10:00 AM', 'Mon, Nov 30, 1:00 AM': the start on the reader's own clock; null where that is the same. */
  readonly readerStart: string | null;
}

/** The start by the reader's clock, with the day where that is another one. */
function readerStartOf(start: number, zone: string, readerZone: string | undefined): string | null {
  if (readerZone === undefined || offsetMinutes(start, zone) === offsetMinutes(start, readerZone))
    return null;
  return endOfRange(zonedFields(start, zone), zonedFields(start, readerZone));
}

/**
 * An event's date and time range in the zone stored with it (R-293, R-297, A-88).
 * Null when either time is malformed: the screen then says so instead of showing half a date.
 * An end that is not after the start is left out. `readerZone` is the IANA name of the reader's own zone.
 */
export function describeEventTime(
  event: {
    readonly startTime: string;
    readonly endTime: string;
    readonly timeZone: string;
  },
  readerZone?: string,
): EventTime | null {
  const start = parseInstant(event.startTime);
  const end = parseInstant(event.endTime);
  if (start === null || end === null) return null;
  const zone = event.timeZone;
  return {
    zone,
    abbreviation: abbreviation(start, zone),
    date: longDate(zonedFields(start, zone)),
    range: timeRange(start, end, zone),
    readerStart: readerStartOf(start, zone, readerZone),
  };
}

function formatted(iso: string, write: (ms: number) => string): string | null {
  const ms = parseInstant(iso);
  return ms === null ? null : write(ms);
}

/** 'Sunday, November 29, 2026' in a zone (R-011); null when malformed. */
export function formatLongDate(iso: string, zone: string): string | null {
  return formatted(iso, (ms) => longDate(zonedFields(ms, zone)));
}

/** 'Nov 29, 2026' in a zone (R-011); null when malformed. */
export function formatShortDate(iso: string, zone: string): string | null {
  return formatted(iso, (ms) => shortDate(zonedFields(ms, zone)));
}

/** 'Sun, Nov 29' in a zone, with the year where it is not that of `now` (milliseconds); null when malformed. */
export function formatNearDay(iso: string, zone: string, now: number): string | null {
  return formatted(iso, (ms) => {
    const at = zonedFields(ms, zone);
    return weekdayDate(at) + (at.year === zonedFields(now, zone).year ? '' : `, ${at.year}`);
  });
}

/** '7:00 PM' in a zone (R-011); null when malformed. */
export function formatTime(iso: string, zone: string): string | null {
  return formatted(iso, (ms) => clockTime(zonedFields(ms, zone)));
}

/** 'Nov 29, 2026, 7:00 PM CET' in a zone (R-011); null when malformed. */
export function formatDateTime(iso: string, zone: string): string | null {
  return formatted(iso, (ms) => {
    const at = zonedFields(ms, zone);
    return `${shortDate(at)}, ${clockTime(at)} ${abbreviation(ms, zone)}`;
  });
}

/** 'CET' or 'CEST', whichever holds at that moment; null when malformed (R-297, A-70). */
export function zoneAbbreviation(iso: string, zone: string): string | null {
  return formatted(iso, (ms) => abbreviation(ms, zone));
}

/** The last instant (ISO 8601 UTC) at which cancelling is free: 48 hours before (R-333, A-14); null when malformed. */
export function freeCancellationEnds(startTime: string): string | null {
  return formatted(startTime, (ms) => new Date(ms - FREE_CANCELLATION_MS).toISOString());
}

/**
 * On which side of the 48 hours a cancel at `now` (milliseconds) is; exactly 48 hours before still is free
 * (R-333, A-14). Null when the start is malformed.
 */
export function isFreeCancellation(startTime: string, now: number): boolean | null {
  const start = parseInstant(startTime);
  return start === null ? null : now <= start - FREE_CANCELLATION_MS;
}

/** Whether the event has ended at `now` (milliseconds); a malformed end counts as not over. */
export function isOver(endTime: string, now: number): boolean {
  const end = parseInstant(endTime);
  return end !== null && end <= now;
}

/** Whether the event is under way at `now` (milliseconds): booked ones stay with the member (A-72). */
export function isRunning(
  { startTime, endTime }: { startTime: string; endTime: string },
  now: number,
): boolean {
  const start = parseInstant(startTime);
  return start !== null && start <= now && !isOver(endTime, now);
}
