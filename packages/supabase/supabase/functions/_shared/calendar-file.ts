import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { mailTexts } from './mail-texts.ts';

/** What of an event goes into a calendar. */
export interface CalendarEntry {
  /** The same for the same event always: an entry that is taken in again replaces the former. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly start: string;
  /** ISO 8601. */
  readonly end: string;
  readonly location: string;
  /** Absolute address of its page. */
  readonly url: string;
}

/** 2026-01-01: seconds since then number the entries, so that a calendar takes the one that was written later. */
const SEQUENCES_BEGIN = Date.UTC(2026, 0, 1);

/**
 * The text of an .ics file, as the pages of the app write it for the same event, which a test holds: functions are
 * deployed without the app's code. `now` in milliseconds since 1970.
 */
export function calendarFile({ id, title, start, end, location, url }: CalendarEntry, now: number): string {
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: mailTexts.everyMail.brand, product: 'calendar', language: 'EN' },
  });
  calendar.createEvent({
    id,
    stamp: new Date(now),
    sequence: Math.max(0, Math.floor((now - SEQUENCES_BEGIN) / 1_000)),
    summary: title,
    start: new Date(start),
    end: new Date(end),
    location,
    url,
  });
  return calendar.toString();
}

const compact = (iso: string) => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** The page on which Google's calendar takes the event in, for who reads mails where no file opens. */
export function googleCalendarLink({ title, start, end, location, url }: CalendarEntry): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location,
    details: url,
  }).toString();
  return link.href;
}
