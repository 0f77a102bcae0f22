import { describe, expect, it } from 'vitest';
import { utcToZoned } from '../geography/zoned-time.ts';
import { repeatedStarts } from './event-series.ts';

const berlin = { startTime: '2026-10-13T17:00:00.000Z', timeZone: 'Europe/Berlin' };
const onClock = (starts: readonly string[], zone: string) => starts.map((start) => utcToZoned(start, zone));

describe('Events that repeat (A-67)', () => {
  it('keep their hour by the clock of the place when clocks change', () => {
    const starts = repeatedStarts(berlin, 'weekly', 3);
    expect(onClock(starts, berlin.timeZone)).toEqual([
      '2026-10-20T19:00',
      '2026-10-27T19:00',
      '2026-11-03T19:00',
    ]);
    expect(starts[1]).toBe('2026-10-27T18:00:00.000Z');
    expect(onClock(repeatedStarts(berlin, 'fortnightly', 2), berlin.timeZone)).toEqual([
      '2026-10-27T19:00',
      '2026-11-10T19:00',
    ]);
  });

  it('monthly keep their weekday: the second Tuesday, and the last where there is no fifth', () => {
    expect(onClock(repeatedStarts(berlin, 'monthly', 4), berlin.timeZone)).toEqual([
      '2026-11-10T19:00',
      '2026-12-08T19:00',
      '2027-01-12T19:00',
      '2027-02-09T19:00',
    ]);
    const fifthSaturday = { startTime: '2026-10-31T09:00:00Z', timeZone: 'UTC' };
    expect(onClock(repeatedStarts(fifthSaturday, 'monthly', 3), 'UTC')).toEqual([
      '2026-11-28T09:00',
      '2026-12-26T09:00',
      '2027-01-30T09:00',
    ]);
  });

  it('begin when the clocks have gone forward, where their hour is skipped', () => {
    const night = { startTime: '2027-03-21T01:30:00Z', timeZone: 'Europe/Berlin' };
    expect(onClock(repeatedStarts(night, 'weekly', 1), 'Europe/Berlin')).toEqual(['2027-03-28T03:30']);
  });

  it('are none where the start cannot be read', () => {
    expect(repeatedStarts({ startTime: 'soon', timeZone: 'UTC' }, 'weekly', 3)).toEqual([]);
  });
});
