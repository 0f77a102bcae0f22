import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText } from './calendar-text.ts';

const now = Date.UTC(2026, 10, 21, 12);
const entry: CalendarEntry = {
  id: '00000000-0000-4000-8000-00000000c0ff',
  title: 'Coffee chat with Noor Haddad; "late", \\ early',
  start: '2026-11-24T11:00:00+00:00',
  end: '2026-11-24T12:00:00.000Z',
  description: `Two lines,\nand then one that is long: ${'mögen '.repeat(30)}👩‍👩‍👧`,
  url: 'https://sorella.test/coffee-chats',
};

/** Read by another library than it was written with. */
function parsed(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents('vevent');
  if (!event) throw new Error('no event');
  return new ICAL.Event(event);
}

describe('a calendar entry (A-60)', () => {
  it('is read by another library as it was meant', () => {
    const event = parsed(calendarText(entry, now));
    expect(event.uid).toBe(entry.id);
    expect(event.summary).toBe(entry.title);
    expect(event.description.trim()).toBe(entry.description?.trim());
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T11:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-24T12:00:00.000Z');
    expect(event.component.getFirstPropertyValue('url')).toBe(entry.url);
  });

  it('folds lines at 75 octets, as RFC 5545 has it', () => {
    const lines = calendarText(entry, now).split('\r\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('supersedes what was saved before, whatever it says by then', () => {
    const sequence = (at: number) => parsed(calendarText(entry, at)).sequence;
    expect(sequence(now + 60_000)).toBeGreaterThan(sequence(now));
    expect(sequence(0)).toBe(0);
  });

  it('is the same text for the same entry, and leaves out what there is none of', () => {
    const { description: _, url: __, ...bare } = entry;
    expect(calendarText(bare, now)).toBe(calendarText(bare, now));
    expect(calendarText({ ...bare, location: null }, now)).not.toMatch(/LOCATION|DESCRIPTION|URL/);
  });
});
