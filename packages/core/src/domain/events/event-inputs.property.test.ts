import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../../notices/texts/field.texts.ts';
import { type Event, PUBLISHED_AT_ONCE } from '../entities/event.ts';
import { knownTimeZones } from '../geography/time-zones.ts';
import { offsetMinutes, utcToZoned } from '../geography/zoned-time.ts';
import { checkEventForm, EVENT_LIMITS, type EventForm } from './event-form.ts';
import { eventChanges, eventFormOf } from './event-form-values.ts';
import { anyEventForm, BAD_INPUTS, GOOD_FORM } from './event-inputs.fixture.ts';

const now = Date.UTC(2026, 10, 20);
const seed = Number(process.env['EVENT_INPUTS_SEED'] ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(seed))
  throw new Error('EVENT_INPUTS_SEED is the whole number that an earlier run printed.');
console.info(`Inputs of events with EVENT_INPUTS_SEED=${seed}`);

const HOUR_MS = 3_600_000;

const check = (typed: Partial<EventForm>) =>
  checkEventForm({ ...GOOD_FORM, ...typed }, { now, approvedCount: 0 });
const problemsOf = (typed: Partial<EventForm>) => {
  const checked = check(typed);
  return checked.kind === 'invalid' ? checked.errors : {};
};

/** The hours of a year after which a zone's clock shows something else than an hour more. */
function changesOf(zone: string, year: number): number[] {
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year, 0, 1) + hour * HOUR_MS);
  return hours.filter((ms) => offsetMinutes(ms, zone) !== offsetMinutes(ms + HOUR_MS, zone));
}

describe('what is typed into the form of an event', () => {
  it.each(BAD_INPUTS.map(([field, typed, name]) => ({ field, typed, name })))(
    'is told beside its field: $field $name',
    ({ field, typed }) => {
      expect(Object.keys(problemsOf(typed))).toContain(field);
    },
  );

  it('makes a draft that holds every rule, or is told beside each field that is wrong', () => {
    const words = Object.values<string>(fieldTexts).map((text) => text.replace(/\{n\}.*/, ''));
    fc.assert(
      fc.property(anyEventForm, (typed) => {
        const checked = check(typed);
        if (checked.kind === 'invalid') {
          const told = Object.values<string>(checked.errors);
          return told.length > 0 && told.every((text) => words.some((known) => text.startsWith(known)));
        }
        const { title, location, description, startTime, endTime, maxAttendees, creditsRequired } =
          checked.draft;
        for (const text of [title, location, description ?? '']) expect(text).not.toMatch(/\0|\p{Cs}/u);
        expect([...title].length).toBeLessThanOrEqual(EVENT_LIMITS.title);
        expect(Date.parse(endTime)).toBeGreaterThan(Date.parse(startTime));
        expect(startTime >= '2000' && endTime < '2200').toBe(true);
        return (
          maxAttendees >= 1 && maxAttendees <= 10_000 && creditsRequired >= 0 && creditsRequired <= 1_000
        );
      }),
      { seed, numRuns: 500 },
    );
  });

  it('names every hour that the clocks skip, and takes the first of two that read alike, in every zone (A-70)', () => {
    const local = (ms: number, zone: string) => utcToZoned(new Date(ms).toISOString(), zone) ?? '';
    fc.assert(
      fc.property(
        fc.constantFrom(...knownTimeZones()),
        fc.integer({ min: 2020, max: 2040 }),
        fc.nat({ max: 59 }),
        (timeZone, year, minute) => {
          const wrong = changesOf(timeZone, year).filter((before) => {
            const change = before + HOUR_MS;
            const jump = offsetMinutes(change, timeZone) - offsetMinutes(before, timeZone);
            const at = change + Math.min(minute, Math.abs(jump) - 1) * 60_000;
            const endLocal = local(at + 12 * HOUR_MS, timeZone);
            if (jump < 0) {
              const twice = check({ timeZone, startLocal: local(at, timeZone), endLocal });
              const first = new Date(at + jump * 60_000).toISOString();
              return twice.kind === 'invalid' || twice.draft.startTime !== first;
            }
            // By the clock of before: a time that none shows.
            const skipped = new Date(at + offsetMinutes(before, timeZone) * 60_000);
            const { startLocal: told } = problemsOf({
              timeZone,
              startLocal: skipped.toISOString().slice(0, 16),
              endLocal,
            });
            return told !== fieldTexts.eventTimeSkipped;
          });
          expect(wrong.map((ms) => new Date(ms).toISOString())).toEqual([]);
        },
      ),
      { seed, numRuns: 8 },
    );
  });

  it('is compared with the times that are stored, to the second and to the hour of two that read alike (A-70, R-342)', () => {
    const stored = {
      // The second half past two of that night.
      startTime: '2026-10-25T01:30:45.123456+00:00',
      endTime: '2026-10-25T05:00:00+00:00',
      timeZone: 'Europe/Berlin',
      location: 'Berlin',
      city: 'Berlin',
      title: 'Brunch',
      maxAttendees: 20,
      creditsRequired: 0,
      publishedAt: PUBLISHED_AT_ONCE,
    };
    const event: Event = {
      ...stored,
      id: '00000000-0000-4000-8000-0000000000e1',
      description: null,
      detailedDescription: null,
      category: null,
      imageUrl: null,
      createdBy: null,
      paypalUsername: null,
      paypalPaymentLink: null,
      attendeesCount: 0,
      cancelledAt: null,
      cancellationReason: null,
      updatedAt: '2026-11-01T12:00:00+00:00',
    };
    const before = eventFormOf(event);
    const edited = (endLocal: string) => {
      const after = { ...before, endLocal };
      const checked = checkEventForm(after, { now, approvedCount: 0, storedTimes: stored });
      return checked.kind === 'invalid' ? checked.errors : eventChanges(before, after, checked.draft);
    };
    // By the clock it ends a quarter of an hour later, and yet before it begins.
    expect(edited('2026-10-25T02:45')).toEqual({ endLocal: fieldTexts.eventEndsBeforeStart });
    expect(edited('2026-10-25T03:00')).toEqual({ endTime: '2026-10-25T02:00:00.000Z' });
  });
});
