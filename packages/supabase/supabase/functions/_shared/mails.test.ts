import { describe, expect, it } from 'vitest';
import { type WaitingMail, waitingMail, writeMail } from './mails.ts';

const event = {
  event_id: 'e',
  title: 'Sunday long-table brunch',
  start_time: '2026-11-29T10:00:00+00:00',
  end_time: '2026-11-29T13:30:00+00:00',
  time_zone: 'Europe/Berlin',
  location: 'Kreuzberg, Berlin',
};
const decided = { ...event, reference: 'K7M49QXT', amount_cents: 3000, was_approved: false, notes: null };

const mail = (given: object): WaitingMail =>
  waitingMail.parse({ id: 1, email: 'maya@sorella.test', first_name: 'Maya', ...given });
const written = (kind: string, details: object = {}) =>
  writeMail(mail({ kind, details: { ...decided, ...details } }), 'https://sorella.example');

describe('Mails of decisions (R-334)', () => {
  it('say in the clock of the place what was approved, and what it opens', () => {
    const { subject, text, html } = written('application-approved');
    expect(subject).toBe('You are in: Sunday long-table brunch');
    for (const said of [
      'Hello Maya,',
      'Event: Sunday long-table brunch',
      'When: Sunday, November 29, 2026, 11:00 AM to 2:30 PM GMT+1',
      'Where: Kreuzberg, Berlin',
      'Price: €30.00',
      'https://sorella.example/events',
    ])
      expect(text).toContain(said);
    for (const said of ['<td', '11:00 AM to 2:30 PM GMT+1', 'href="https://sorella.example/events"'])
      expect(html).toContain(said);
  });

  it('give the reason of a denial and how money comes back, and none where none was asked', () => {
    const { text } = written('application-denied', { notes: 'Full of regulars' });
    expect(text).toContain('A note from us: Full of regulars');
    expect(text).toContain('your reference K7M49QXT');
    expect(written('application-denied', { amount_cents: 0 }).text).not.toContain('K7M49QXT');
  });

  it('say of a cancelled event whether a seat or a wish went with it', () => {
    expect(written('event-cancelled', { was_approved: true }).text).toContain('Your seat was cancelled');
    expect(written('event-cancelled').text).toContain('Your application was cancelled');
  });

  it('say of another time or place what it was before', () => {
    const details = { ...event, location: 'Hamburg', before: event, status: 'approved' };
    const { text } = writeMail(mail({ kind: 'event-changed', details }), 'https://sorella.example');
    expect(text).toContain('Where: Hamburg');
    expect(text).toContain('Before: Sunday, November 29, 2026, 11:00 AM to 2:30 PM GMT+1, Kreuzberg, Berlin');
    expect(text).toContain('Your seat stays yours');
  });

  it('name both days of what goes on past midnight', () => {
    const { text } = written('application-approved', { end_time: '2026-11-30T01:00:00+00:00' });
    expect(text).toContain('Sunday, November 29, 2026, 11:00 AM to Monday, November 30, 2026, 2:00 AM GMT+1');
  });

  it('let nothing of a title or a note become markup or a header', () => {
    const { subject, html } = written('application-denied', {
      title: 'Tea\r\nBcc: x@y.z <script>',
      notes: '<img src=x onerror="x">',
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<(script|img)/);
  });
});
