import { describe, expect, it } from 'vitest';
import { fieldTexts } from '../../notices/texts/field.texts.ts';
import { type Event, type EventDraft, PUBLISHED_AT_ONCE } from '../entities/event.ts';
import { checkEventForm, type EventForm, zoneOfForm } from './event-form.ts';
import {
  blankEventForm,
  consequencesOf,
  eventChanges,
  eventFormOf,
  previewOf,
  withLocation,
  withStart,
} from './event-form-values.ts';

const now = Date.UTC(2026, 10, 20);

const brunch: Event = {
  id: '00000000-0000-4000-8000-0000000000e1',
  title: 'Sunday long-table brunch',
  description: null,
  detailedDescription: null,
  category: 'Food & Drinks',
  location: 'Villa Rosa',
  city: 'Berlin',
  timeZone: 'Europe/Berlin',
  // The clocks go back that night: the second of two times that read 2:30.
  startTime: '2026-10-25T01:30:45.123456+00:00',
  endTime: '2026-10-25T13:00:00+00:00',
  maxAttendees: 20,
  creditsRequired: 6,
  imageUrl: null,
  createdBy: null,
  paypalUsername: null,
  paypalPaymentLink: 'https://paypal.me/Sorella/30.00',
  attendeesCount: 14,
  publishedAt: PUBLISHED_AT_ONCE,
  cancelledAt: null,
  cancellationReason: null,
  updatedAt: '2026-11-01T12:00:00+00:00',
};

function draftOf(form: EventForm): EventDraft {
  const check = checkEventForm(form, { now, approvedCount: 0 });
  if (check.kind === 'invalid') throw new Error(Object.values(check.errors).join());
  return check.draft;
}

describe('the form of an event that is edited', () => {
  const form = eventFormOf(brunch);
  const changes = (typed: Partial<EventForm>) => {
    const after = { ...form, ...typed };
    return eventChanges(form, after, draftOf(after));
  };

  it('shows its times on the clock of the stored zone, and whom its link pays (A-17, A-88)', () => {
    expect(form).toMatchObject({
      startLocal: '2026-10-25T02:30',
      timeZone: 'Europe/Berlin',
      paypalUsername: 'Sorella',
    });
  });

  it('writes only what was changed, so that an untouched time keeps its seconds and its hour (R-342)', () => {
    expect(changes({})).toEqual({});
    expect(changes({ title: 'Tea' })).toEqual({ title: 'Tea' });
    expect(changes({ endLocal: '2026-10-25T15:00' })).toEqual({ endTime: '2026-10-25T14:00:00.000Z' });
  });

  it('tells both times anew in another zone (A-70)', () => {
    expect(Object.keys(changes({ timeZone: 'Europe/London' }))).toEqual(['timeZone', 'startTime', 'endTime']);
  });

  it('takes the username off with the price (R-338)', () => {
    expect(changes({ creditsRequired: '0' })).toEqual({ creditsRequired: 0, paypalUsername: null });
  });

  it('moves the stored zone only with a place that is known to lie in another (A-70, A-88)', () => {
    const typed = (...places: string[]) => places.reduce(withLocation, form);
    expect(typed('Villa Ros', 'Villa Rose').timeZone).toBe('Europe/Berlin');
    expect(typed('Villa Rosa, London').timeZone).toBe('Europe/London');
    expect(typed('Villa Rosa, London', 'Villa Rosa, Londo').timeZone).toBe('Europe/London');
  });

  it('lets the end follow the start: at its distance, or two hours later', () => {
    const ends = (change: Partial<EventForm>, start: string) =>
      withStart({ ...form, ...change }, start).endLocal;
    expect(ends({ startLocal: '', endLocal: '' }, '2026-12-01T19:00')).toBe('2026-12-01T21:00');
    expect(ends({ startLocal: '2026-12-01T19:00', endLocal: '2026-12-01T22:30' }, '2026-12-08T23:00')).toBe(
      '2026-12-09T02:30',
    );
    // What is half typed, or wrong already, stays as it was typed.
    expect(ends({ startLocal: '2026-12-01T19:00', endLocal: '2026-12-01T22:30' }, '')).toBe(
      '2026-12-01T22:30',
    );
    expect(ends({ startLocal: '2026-12-01T19:00', endLocal: '2026-12-01T18:00' }, '2026-12-02T10:00')).toBe(
      '2026-12-01T18:00',
    );
  });

  it('says when members see it, and writes it only where that was changed', () => {
    const of = (publishedAt: string | null) => eventFormOf({ ...brunch, publishedAt });
    expect(of(PUBLISHED_AT_ONCE).publishing).toBe('');
    expect(of(null).publishing).toBe('draft');
    expect(of('2026-10-20T07:00:00+00:00').publishing).toBe('2026-10-20T09:00');
    const saved = (publishing: string) => {
      const before = of(null);
      const checked = checkEventForm(
        { ...before, publishing },
        { now, approvedCount: 0, storedTimes: brunch },
      );
      return checked.kind === 'invalid'
        ? checked.errors
        : eventChanges(before, { ...before, publishing }, checked.draft);
    };
    expect(saved('draft')).toEqual({});
    expect(saved('')).toEqual({ publishedAt: PUBLISHED_AT_ONCE });
    expect(saved('2026-10-20T09:00')).toEqual({ publishedAt: '2026-10-20T07:00:00.000Z' });
    expect(saved('2030-11-28T09:00')).toEqual({ publishing: fieldTexts.eventPublishedTooLate });
    expect(saved('tomorrow')).toEqual({ publishing: fieldTexts.eventPublishingMissing });
  });

  it('says what a change means for those who applied: moved, or another price', () => {
    expect(consequencesOf(form, { ...form, title: 'Tea', maxAttendees: '7' })).toEqual([]);
    expect(consequencesOf(form, { ...form, location: 'Hamburg' })).toEqual(['moved']);
    expect(consequencesOf(form, { ...form, endLocal: '', creditsRequired: '7' })).toEqual([
      'moved',
      'repriced',
    ]);
  });
});

describe('the form of a new event', () => {
  const blank = blankEventForm('Sorella');
  const standIn = { id: brunch.id, attendeesCount: 0, title: 'Title', location: 'Location' };

  it('has 20 seats, no price, and the username that the admins saved (R-336, A-17)', () => {
    expect(blank).toMatchObject({ maxAttendees: '20', creditsRequired: '0', paypalUsername: 'Sorella' });
  });

  it('tells the times by the clock of the place until another is chosen (A-70)', () => {
    const there = withLocation(blank, 'Lisbon');
    expect(zoneOfForm(there)).toBe('Europe/Lisbon');
    expect(zoneOfForm({ ...there, timeZone: 'Europe/Paris' })).toBe('Europe/Paris');
    // A street says nothing: its city does, and goes before a place of the same name.
    const studio = withLocation(blank, 'Studio Blau, Hauptstr. 5');
    expect(zoneOfForm(studio)).toBe('UTC');
    expect(zoneOfForm({ ...studio, city: 'Hamburg' })).toBe('Europe/Berlin');
    expect(zoneOfForm({ ...withLocation(blank, 'Café Lisbon'), city: 'Hamburg' })).toBe('Europe/Berlin');
  });

  it('shows a card however unfinished it is', () => {
    expect(previewOf({ ...blank, creditsRequired: '-3', maxAttendees: 'many' }, standIn)).toMatchObject({
      title: 'Title',
      location: 'Location',
      startTime: '',
      creditsRequired: 0,
      maxAttendees: 1,
      paypalPaymentLink: null,
    });
    expect(previewOf({ ...blank, creditsRequired: '2' }, standIn).paypalPaymentLink).toBe(
      'https://paypal.me/Sorella/10.00',
    );
  });
});
