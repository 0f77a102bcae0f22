import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessTimeZone } from '../geography/time-zones.ts';
import { formatRelativeTime } from '../relative-time.ts';
import {
  describeEventTime,
  formatDateTime,
  formatLongDate,
  formatNearDay,
  formatShortDate,
  formatTime,
  freeCancellationEnds,
  isFreeCancellation,
  isOver,
  zoneAbbreviation,
} from './event-time.ts';

const between = (startTime: string, endTime: string, location = 'Kreuzberg, Berlin') =>
  describeEventTime({ startTime, endTime, timeZone: guessTimeZone(location) });

describe("an event's time (R-293, R-297)", () => {
  it('shows the long date and both times in the zone of its place', () => {
    expect(between('2026-11-29T10:00:00+00:00', '2026-11-29T13:00:00+00:00')).toEqual({
      zone: 'Europe/Berlin',
      abbreviation: 'CET',
      date: 'Sunday, November 29, 2026',
      range: '11:00 AM – 2:00 PM CET',
      readerStart: null,
    });
  });

  it.each([
    ['Europe/Lisbon', '10:00 AM'],
    ['America/Los_Angeles', '2:00 AM'],
    ['Pacific/Auckland', '11:00 PM'],
    ['Pacific/Kiritimati', 'Mon, Nov 30, 12:00 AM'],
    ['Europe/Madrid', null],
    [undefined, null],
  ])("says when it begins by the reader's clock in %s, where that differs", (zone, start) => {
    const event = {
      startTime: '2026-11-29T10:00:00Z',
      endTime: '2026-11-29T13:00:00Z',
      timeZone: 'Europe/Berlin',
    };
    expect(describeEventTime(event, zone)?.readerStart).toBe(start);
  });

  it.each([
    ['2026-12-10T18:00:00Z', '2026-12-10T20:00:00Z', 'Berlin', '7:00 – 9:00 PM CET'],
    ['2026-12-05T06:30:00Z', '2026-12-05T11:00:00Z', 'Berlin', '7:30 AM – 12:00 PM CET'],
    ['2026-07-05T06:30:00Z', '2026-07-05T07:45:00Z', 'Berlin', '8:30 – 9:45 AM CEST'],
    ['2026-11-29T20:00:00Z', '2026-11-30T00:00:00Z', 'Berlin', '9:00 PM – Mon, Nov 30, 1:00 AM CET'],
    ['2026-12-31T20:00:00Z', '2027-01-01T00:30:00Z', 'Berlin', '9:00 PM – Fri, Jan 1, 2027, 1:30 AM CET'],
    ['2026-10-24T21:00:00Z', '2026-10-25T05:00:00Z', 'Berlin', '11:00 PM CEST – Sun, Oct 25, 6:00 AM CET'],
    ['2026-11-29T18:00:00Z', '2026-11-30T18:00:00Z', 'Berlin', '7:00 PM – Mon, Nov 30, 7:00 PM CET'],
    ['2026-11-29T18:00:00Z', '2026-11-29T18:00:00Z', 'Berlin', '7:00 PM CET'],
    ['2026-11-29T18:00:00Z', '2026-11-29T17:00:00Z', 'Berlin', '7:00 PM CET'],
    ['2026-07-01T18:00:00Z', '2026-07-01T20:00:00Z', 'London', '7:00 – 9:00 PM BST'],
    ['2026-07-01T18:00:00Z', '2026-07-01T20:00:00Z', 'Lisbon', '7:00 – 9:00 PM WEST'],
    ['2026-11-29T18:00:00Z', '2026-11-29T20:00:00Z', 'Boston', '1:00 – 3:00 PM EST'],
    ['2026-11-29T18:00:00Z', '2026-11-29T20:00:00Z', 'Online', '6:00 – 8:00 PM UTC'],
  ])('from %s to %s in %s reads %s', (start, end, location, range) => {
    expect(between(start, end, location)?.range).toBe(range);
  });

  it('fails in a typed way on malformed times', () => {
    expect(between('soon', '2026-11-29T13:00:00Z')).toBeNull();
    expect(between('2026-11-29T13:00:00Z', '')).toBeNull();
    for (const format of [formatLongDate, formatShortDate, formatTime, formatDateTime, zoneAbbreviation]) {
      expect(format('tomorrow', 'UTC')).toBeNull();
    }
    expect(formatNearDay('tomorrow', 'UTC', 0)).toBeNull();
  });

  it('never shows a broken date, whatever the strings', () => {
    const time = fc.oneof(
      fc.string(),
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(
        time,
        time,
        fc.oneof(fc.string(), fc.constantFrom('Berlin', 'Tokyo', 'Dublin')),
        (start, end, place) => {
          const shown = between(start, end, place);
          if (!shown) return;
          expect(`${shown.date} ${shown.range}`).not.toMatch(/Invalid|NaN|undefined|\u202f/);
          expect(shown.date).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, \d{4}$/);
          expect(shown.range).toMatch(/^\d{1,2}:\d{2} /);
        },
      ),
    );
  });

  it('agrees with the platform about weekday and month in every zone', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        date,
        fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'America/New_York', 'UTC'),
        (at, timeZone) => {
          const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(at);
          expect(formatLongDate(at.toISOString(), timeZone)).toBe(platform);
        },
      ),
    );
  });

  it('writes single dates and times in US English (R-011)', () => {
    expect(formatShortDate('2026-11-29T18:00:00Z', 'Europe/Berlin')).toBe('Nov 29, 2026');
    expect(formatTime('2026-11-29T11:00:00Z', 'Europe/Berlin')).toBe('12:00 PM');
    expect(formatTime('2026-11-29T23:05:00Z', 'Europe/Berlin')).toBe('12:05 AM');
    expect(formatDateTime('2026-07-01T18:00:00Z', 'Europe/Berlin')).toBe('Jul 1, 2026, 8:00 PM CEST');
    expect(zoneAbbreviation('2026-07-01T18:00:00Z', 'Asia/Tokyo')).toBe('JST');
  });

  it("writes what is near by the event's clock, and names the year once it is another one (R-011, A-88)", () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const inBerlin = (iso: string) => formatNearDay(iso, 'Europe/Berlin', now);
    expect(inBerlin('2026-11-29T13:00:00+00:00')).toBe('Sun, Nov 29');
    expect(inBerlin('2026-12-31T23:30:00+00:00')).toBe('Fri, Jan 1, 2027');
  });
});

describe('free cancellation (R-333, A-14)', () => {
  const start = '2026-11-29T10:00:00+00:00';
  const limit = Date.UTC(2026, 10, 27, 10);

  it('ends 48 hours before the start', () => {
    expect(freeCancellationEnds(start)).toBe('2026-11-27T10:00:00.000Z');
    expect(isFreeCancellation(start, limit)).toBe(true);
    expect(isFreeCancellation(start, limit + 1)).toBe(false);
  });

  it('is 48 hours on the clock change too, not two days of the calendar', () => {
    expect(freeCancellationEnds('2026-03-29T10:00:00Z')).toBe('2026-03-27T10:00:00.000Z');
  });

  it('fails in a typed way', () => {
    expect(freeCancellationEnds('')).toBeNull();
    expect(isFreeCancellation('x', 0)).toBeNull();
  });

  it('knows an event that is over', () => {
    expect(isOver('2026-11-29T10:00:00Z', Date.UTC(2026, 10, 29, 10))).toBe(true);
    expect(isOver('2026-11-29T10:00:00Z', Date.UTC(2026, 10, 29, 9))).toBe(false);
    expect(isOver('whenever', Date.UTC(2026, 10, 29, 9))).toBe(false);
  });
});

describe('relative times of messages (R-180)', () => {
  const now = Date.UTC(2026, 10, 29, 12);
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;

  it.each([
    [0, 'just now', 'now'],
    [-5 * minute, 'just now', 'now'],
    [59_999, 'just now', 'now'],
    [minute, '1 min ago', '1m'],
    [2 * minute, '2 min ago', '2m'],
    [59 * minute, '59 min ago', '59m'],
    [hour, '1 h ago', '1h'],
    [23 * hour, '23 h ago', '23h'],
    [day, '1 day ago', '1d'],
    [6 * day, '6 days ago', '6d'],
    [7 * day, '1 week ago', '1w'],
    [29 * day, '4 weeks ago', '4w'],
    [60 * day, '2 months ago', '2mo'],
    [365 * day, '1 year ago', '1y'],
    [800 * day, '2 years ago', '2y'],
  ])('%i ms ago reads %s, %s on compact screens', (elapsed, full, compact) => {
    expect(formatRelativeTime(ago(elapsed), now)).toBe(full);
    expect(formatRelativeTime(ago(elapsed), now, 'compact')).toBe(compact);
  });

  it('fails in a typed way', () => {
    expect(formatRelativeTime('yesterday', now)).toBeNull();
  });
});
