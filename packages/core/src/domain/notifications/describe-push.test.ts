import { describe, expect, it } from 'vitest';
import type { PushedNotification } from '../entities/notification.ts';
import { describePush } from './describe-push.ts';

const told: PushedNotification = {
  id: '0f000000-0000-4000-8000-000000000001',
  kind: 'message-received',
  createdAt: '2026-11-21T12:00:00Z',
  readAt: null,
  eventId: null,
  eventTitle: null,
  eventStartTime: null,
  eventTimeZone: null,
  eventLocation: null,
  otherUserId: '0a000000-0000-4000-8000-000000000002',
  otherUserFirstName: 'Noor',
  otherUserLastName: null,
  chosenDate: null,
  amountCents: null,
  currency: 'EUR',
  reference: null,
  payBy: null,
  words: null,
};
const shown = (change: Partial<PushedNotification> = {}) =>
  describePush(JSON.stringify({ ...told, ...change }), 'Europe/Berlin');

describe('What a device shows (A-102)', () => {
  it('is who wrote, and what only where she wants it', () => {
    expect(shown()).toEqual({
      title: 'Noor wrote to you',
      body: 'Open the conversation to read it.',
      href: `/messages/${told.otherUserId}`,
      tag: told.id,
    });
    expect(shown({ words: 'Meet me at the fountain' }).body).toBe('Meet me at the fountain');
  });

  it('is what the bell says of an event, with its time by the clock of its place (R-297)', () => {
    expect(
      shown({
        kind: 'event-tomorrow',
        otherUserId: null,
        eventId: '0e000000-0000-4000-8000-000000000001',
        eventTitle: 'Brunch',
        eventStartTime: '2026-11-29T10:00:00Z',
        eventTimeZone: 'Europe/Berlin',
        eventLocation: 'Kreuzberg',
      }),
    ).toMatchObject({ title: 'Coming up: Brunch', body: expect.stringContaining('CET') });
  });

  it('is something also of what this release cannot read', () => {
    for (const said of ['', 'no JSON', 'null', '{"kind":"of-a-later-release","id":"x"}'])
      expect(describePush(said, 'UTC')).toMatchObject({ title: 'Sorella', href: '/' });
  });
});
