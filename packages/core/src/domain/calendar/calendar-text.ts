import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { DEFAULT_BRAND } from '../brand.ts';

/** Something with a time, for the member's own calendar. */
export interface CalendarEntry {
  /** The same for the same thing always: an entry that is taken in again replaces the former. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 UTC. */
  readonly start: string;
  /** ISO 8601 UTC. */
  readonly end: string;
  readonly location?: string | null;
  readonly description?: string | null;
  /** Absolute address of the page about it. */
  readonly url?: string;
}

/** 2026-01-01: seconds since then number the entries, so that a calendar takes the one that was saved later. */
const SEQUENCES_BEGIN = Date.UTC(2026, 0, 1);

/**
 * An entry as the text of an .ics file (RFC 5545): folded lines, escaped text, times in UTC, so that every calendar
 * shows them in the zone it is in. `now` in milliseconds since 1970. Brings a library with it: load it with the press.
 */
export function calendarText(entry: CalendarEntry, now: number): string {
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: DEFAULT_BRAND.name, product: 'calendar', language: 'EN' },
  });
  calendar.createEvent({
    id: entry.id,
    stamp: new Date(now),
    sequence: Math.max(0, Math.floor((now - SEQUENCES_BEGIN) / 1_000)),
    summary: entry.title,
    start: new Date(entry.start),
    end: new Date(entry.end),
    ...(entry.location ? { location: entry.location } : {}),
    ...(entry.description ? { description: entry.description } : {}),
    ...(entry.url === undefined ? {} : { url: entry.url }),
  });
  return calendar.toString();
}
