import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTimeZones } from './time-zones.ts';
import { offsetMinutes, parseInstant, utcToZoned, zonedFields, zonedToUtc } from './zoned-time.ts';

const instant = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString());
const zone = fc.constantFrom(...knownTimeZones());

describe('reading an instant', () => {
  it.each([
    ['2026-11-29T10:00:00+00:00', Date.UTC(2026, 10, 29, 10)],
    ['2026-11-29T10:00:00Z', Date.UTC(2026, 10, 29, 10)],
    ['2026-11-29T10:00:00.123456+00:00', Date.UTC(2026, 10, 29, 10, 0, 0, 123)],
    ['2026-11-29 11:00:00+01', Date.UTC(2026, 10, 29, 10)],
    ['2028-02-29T00:00Z', Date.UTC(2028, 1, 29)],
  ])('understands %s', (iso, ms) => {
    expect(parseInstant(iso)).toBe(ms);
  });

  it.each([
    null,
    undefined,
    '',
    'soon',
    '2026-11-29',
    '2026-11-29T10:00:00',
    '2026-13-01T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-29T25:00:00Z',
    '11/29/2026 10:00',
    'Invalid Date',
  ])('refuses %j', (iso) => {
    expect(parseInstant(iso)).toBeNull();
  });

  it('never throws and never answers NaN', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseInstant(text)).not.toBeNaN();
      }),
    );
  });
});

describe('local times of a form (A-70)', () => {
  it('are stored in UTC', () => {
    expect(zonedToUtc('2026-11-29T19:00', 'Europe/Berlin')).toEqual({
      kind: 'exact',
      instant: '2026-11-29T18:00:00.000Z',
    });
    expect(zonedToUtc('2026-07-01T19:00', 'Europe/Berlin')).toEqual({
      kind: 'exact',
      instant: '2026-07-01T17:00:00.000Z',
    });
    expect(zonedToUtc('2026-07-01T19:00', 'America/Los_Angeles')).toEqual({
      kind: 'exact',
      instant: '2026-07-02T02:00:00.000Z',
    });
  });

  it('tell a time that the clocks skip', () => {
    expect(zonedToUtc('2026-03-29T02:30', 'Europe/Berlin')).toEqual({
      kind: 'skipped',
      instant: '2026-03-29T01:30:00.000Z',
    });
    expect(utcToZoned('2026-03-29T01:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T03:30');
  });

  it('tell a time that the clocks show twice', () => {
    expect(zonedToUtc('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
      kind: 'ambiguous',
      instant: '2026-10-25T00:30:00.000Z',
      later: '2026-10-25T01:30:00.000Z',
    });
  });

  it.each([
    '',
    '2026-11-29',
    '2026-02-30T10:00',
    '2026-11-29T24:00',
    '2026-11-29T10:60',
    '2026-11-29T10:00Z',
  ])('refuse %j', (local) => {
    expect(zonedToUtc(local, 'Europe/Berlin')).toEqual({ kind: 'invalid' });
  });

  it('come back from UTC as the same instant, in every zone and over every clock change', () => {
    fc.assert(
      fc.property(instant, zone, (iso, inZone) => {
        const read = zonedToUtc(utcToZoned(iso, inZone) ?? '', inZone);
        const instants =
          read.kind === 'ambiguous' ? [read.instant, read.later] : 'instant' in read ? [read.instant] : [];
        expect(read.kind).not.toBe('skipped');
        expect(instants).toContain(iso);
      }),
      { numRuns: 500 },
    );
  });

  it('answer an instant for every well-formed local time', () => {
    fc.assert(
      fc.property(instant, zone, (iso, inZone) => {
        const read = zonedToUtc(iso.slice(0, 16), inZone);
        expect(read.kind).not.toBe('invalid');
        expect('instant' in read && parseInstant(read.instant)).not.toBeNull();
      }),
    );
  });
});

describe('the clock of a zone', () => {
  it('shows midnight as hour 0', () => {
    expect(zonedFields(Date.UTC(2026, 10, 28, 23), 'Europe/Berlin')).toEqual({
      year: 2026,
      month: 11,
      day: 29,
      hour: 0,
      minute: 0,
      second: 0,
    });
  });

  it('knows the offset in both halves of the year', () => {
    expect(offsetMinutes(Date.UTC(2026, 0, 1), 'Europe/Berlin')).toBe(60);
    expect(offsetMinutes(Date.UTC(2026, 6, 1), 'Europe/Berlin')).toBe(120);
    expect(offsetMinutes(Date.UTC(2026, 6, 1), 'Asia/Kolkata')).toBe(330);
  });

  it('takes UTC for a zone nobody knows', () => {
    expect(utcToZoned('2026-11-29T10:00:00Z', 'Europe/Atlantis')).toBe('2026-11-29T10:00');
  });
});
