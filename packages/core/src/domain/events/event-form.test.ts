import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notice } from '../../notices/catalogue.ts';
import { PUBLISHED_AT_ONCE } from '../entities/event.ts';
import type { EventForm } from './event-form.ts';
import {
  checkEventForm,
  checkPaypalSetting,
  isPaypalUsernameEnabled,
  lacksPaypalUsername,
  parseWholeNumber,
} from './event-form.ts';

const now = Date.UTC(2026, 10, 20);

const brunch: EventForm = {
  title: ' Sunday long-table brunch ',
  description: 'Sourdough and shakshuka',
  detailedDescription: '',
  category: 'Food & Drinks',
  location: 'Kreuzberg, Berlin',
  city: 'Berlin',
  startLocal: '2026-11-29T11:00',
  endLocal: '2026-11-29T14:00',
  maxAttendees: '20',
  creditsRequired: '6',
  imageUrl: '',
  paypalUsername: 'https://paypal.me/Sorella',
  publishing: '',
};

const check = (change: Partial<EventForm> = {}, approvedCount = 0) =>
  checkEventForm({ ...brunch, ...change }, { now, approvedCount });

const errorsOf = (change: Partial<EventForm>, approvedCount = 0) => {
  const checked = check(change, approvedCount);
  return checked.kind === 'invalid' ? checked.errors : {};
};

describe('the event form', () => {
  it('is saved by the clock that it shows: the city says it where the place does not (A-70, A-103)', () => {
    expect(check({ location: 'Studio Blau, Hauptstr. 5', city: 'Hamburg' })).toMatchObject({
      draft: { timeZone: 'Europe/Berlin', startTime: '2026-11-29T10:00:00.000Z' },
    });
  });

  it('makes a draft with times in UTC (R-342, A-70)', () => {
    expect(check()).toEqual({
      kind: 'valid',
      warnings: {},
      draft: {
        title: 'Sunday long-table brunch',
        description: 'Sourdough and shakshuka',
        detailedDescription: null,
        category: 'Food & Drinks',
        location: 'Kreuzberg, Berlin',
        city: 'Berlin',
        timeZone: 'Europe/Berlin',
        startTime: '2026-11-29T10:00:00.000Z',
        endTime: '2026-11-29T13:00:00.000Z',
        maxAttendees: 20,
        creditsRequired: 6,
        imageUrl: null,
        paypalUsername: 'Sorella',
        publishedAt: PUBLISHED_AT_ONCE,
      },
    });
  });

  it('requires title, location, start and end (R-335)', () => {
    expect(Object.keys(errorsOf({ title: ' ', location: '', startLocal: '', endLocal: 'later' }))).toEqual([
      'title',
      'location',
      'startLocal',
      'endLocal',
    ]);
  });

  it.each([
    ['20', 20],
    [' 7 ', 7],
    ['7.9', 7],
    ['-2', -2],
    ['many', 0],
    ['', 0],
    ['9'.repeat(400), 0],
  ])('parses %j as the whole number %i (R-336)', (typed, number) => {
    expect(parseWholeNumber(typed)).toBe(number);
  });

  it('refuses 0 attendees, also when the number could not be read (R-336, A-19)', () => {
    for (const maxAttendees of ['0', 'many', '', '-1']) {
      expect(errorsOf({ maxAttendees })).toEqual({ maxAttendees: 'Please enter at least 1 attendee.' });
    }
  });

  it('refuses fewer seats than are approved (A-19)', () => {
    expect(errorsOf({ maxAttendees: '7' }, 8).maxAttendees).toContain('8');
    expect(check({ maxAttendees: '8' }, 8).kind).toBe('valid');
  });

  it('refuses negative credits (R-336)', () => {
    expect(errorsOf({ creditsRequired: '-1' })).toEqual({ creditsRequired: 'Credits cannot be negative.' });
  });

  it('needs a PayPal.me username when it costs credits (R-337)', () => {
    expect(errorsOf({ paypalUsername: ' ' })).toEqual({
      paypalUsername: 'Please enter a PayPal.me username for events with credit requirements.',
    });
    expect(lacksPaypalUsername({ creditsRequired: '6', paypalUsername: 'paypal.me/' })).toBe(true);
    expect(notice('paypal-username-required').title).toBe('PayPal Username Required');
    expect(errorsOf({ paypalUsername: 'so rella' })).toHaveProperty('paypalUsername');
  });

  it('disables and ignores the username when it is free (R-338)', () => {
    expect(isPaypalUsernameEnabled({ creditsRequired: '0' })).toBe(false);
    expect(check({ creditsRequired: '0', paypalUsername: 'Sorella' })).toMatchObject({
      draft: { paypalUsername: null, creditsRequired: 0 },
    });
  });

  it('refuses an end that is not after the start (A-20)', () => {
    for (const endLocal of ['2026-11-29T11:00', '2026-11-29T10:59']) {
      expect(errorsOf({ endLocal })).toEqual({ endLocal: 'The event must end after it starts.' });
    }
  });

  it('only warns of a start in the past (A-20)', () => {
    expect(check({ startLocal: '2026-11-19T11:00' })).toMatchObject({
      kind: 'valid',
      warnings: {
        startLocal: 'This start is in the past. The event has its own page and is not in the list.',
      },
    });
  });

  it('warns of it before everything else is filled in (A-20)', () => {
    expect(check({ startLocal: '2026-11-19T11:00', title: '' })).toMatchObject({
      kind: 'invalid',
      warnings: { startLocal: expect.stringContaining('in the past') },
    });
  });

  it.each(['2,5', '2.5', ' 0,50', '1,000', '1 000', '1e3', '12 people'])(
    'takes no part of %j in silence (R-336)',
    (typed) => {
      const notWhole = 'Please enter a whole number.';
      expect(errorsOf({ creditsRequired: typed, maxAttendees: typed })).toMatchObject({
        creditsRequired: notWhole,
        maxAttendees: notWhole,
      });
      expect(errorsOf({ creditsRequired: '2.0' })).not.toHaveProperty('creditsRequired');
    },
  );

  it('refuses a time that the clocks skip (A-70)', () => {
    expect(errorsOf({ startLocal: '2027-03-28T02:30', endLocal: '2027-03-28T05:00' })).toHaveProperty(
      'startLocal',
    );
  });

  it('refuses what the database would not hold, and says how much it holds', () => {
    const long = errorsOf({ title: 'x'.repeat(201), location: `Berlin, ${'x'.repeat(300)}` });
    expect(long).toEqual({
      title: 'Please keep it to 200 characters.',
      location: 'Please keep it to 300 characters.',
    });
    expect(errorsOf({ maxAttendees: '10001', creditsRequired: '1001' })).toEqual({
      maxAttendees: 'Please enter at most 10,000 attendees.',
      creditsRequired: 'Please enter at most 1,000 credits.',
    });
    expect(errorsOf({ startLocal: '1999-01-01T10:00', endLocal: '9999-12-31T10:00' })).toEqual({
      startLocal: 'Please choose a day between the years 2000 and 2199.',
      endLocal: 'Please choose a day between the years 2000 and 2199.',
    });
  });

  it('only takes https image addresses, and pictures that wait for their upload (R-339, A-74)', () => {
    for (const imageUrl of [
      'javascript:alert(1)',
      'http://x.example/a.png',
      'data:image/svg+xml;base64,AAAA',
      'https://',
    ]) {
      expect(errorsOf({ imageUrl })).toHaveProperty('imageUrl');
    }
    const stored = { now, approvedCount: 0, storedImageUrl: 'http://localhost/a.jpg' };
    expect(checkEventForm({ ...brunch, imageUrl: 'http://localhost/a.jpg' }, stored).kind).toBe('valid');
    expect(check({ imageUrl: 'data:image/jpeg;base64,AAAA' }).kind).toBe('valid');
    expect(check({ imageUrl: 'https://x.example/a.png' }).kind).toBe('valid');
  });

  it('makes only drafts that the server takes, whatever is typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '6', '-4', 'Sorella', '2026-12-01T10:00', '2026-12-01T12:00'),
    );
    const form: fc.Arbitrary<EventForm> = fc.record({
      title: text,
      description: text,
      detailedDescription: text,
      category: text,
      location: text,
      city: text,
      startLocal: fc.oneof(text, fc.constant('2026-12-01T10:00')),
      endLocal: fc.oneof(text, fc.constant('2026-12-01T12:00')),
      maxAttendees: text,
      creditsRequired: text,
      imageUrl: fc.oneof(text, fc.webUrl(), fc.constant('')),
      paypalUsername: text,
      publishing: fc.oneof(text, fc.constantFrom('', 'draft', '2026-11-30T09:00')),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const checked = checkEventForm(typed, { now, approvedCount: 0 });
        const problems = checked.kind === 'invalid' ? Object.values(checked.errors) : [];
        expect(problems.every(Boolean)).toBe(true);
        expect(problems.length > 0).toBe(checked.kind === 'invalid');
        if (checked.kind === 'invalid') return true;
        const { maxAttendees, startTime, endTime, creditsRequired, paypalUsername } = checked.draft;
        const payable =
          creditsRequired > 0 ? /^[A-Za-z0-9]{1,20}$/.test(paypalUsername ?? '') : paypalUsername === null;
        return maxAttendees >= 1 && endTime > startTime && payable;
      }),
      { numRuns: 500 },
    );
  });
});

describe('the PayPal.me setting', () => {
  it.each([
    ['', 'paypal-setting-empty', 'Please enter a PayPal.me username'],
    ['   ', 'paypal-setting-empty', 'Please enter a PayPal.me username'],
    ['https://paypal.me/', 'paypal-setting-invalid', 'Please enter a valid PayPal.me username'],
    ['a b', 'paypal-setting-invalid', 'Please enter a valid PayPal.me username'],
    ['x'.repeat(21), 'paypal-setting-invalid', 'Please enter a valid PayPal.me username'],
  ] as const)('refuses %j with %s (R-352, R-353)', (typed, id, text) => {
    expect(checkPaypalSetting(typed)).toEqual({ kind: 'refused', notice: id });
    expect(notice(id).description).toBe(text);
  });

  it('cleans what it saves (R-353)', () => {
    expect(checkPaypalSetting('https://www.paypal.me/Sorella/25')).toEqual({
      kind: 'ok',
      username: 'Sorella',
    });
  });
});
