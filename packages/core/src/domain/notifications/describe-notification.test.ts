import { describe, expect, it } from 'vitest';
import { notificationKindTexts } from '../../notices/texts/notifications.texts.ts';
import { type Notification, NotificationKind } from '../entities/notification.ts';
import { describeNotification } from './describe-notification.ts';
import { notificationKinds } from './kinds.ts';

const told: Notification = {
  id: '0e000000-0000-4000-8000-000000000001',
  kind: 'payment-due',
  createdAt: '2026-11-25T12:00:00+00:00',
  readAt: null,
  eventId: 'e',
  eventTitle: 'Pottery {name} and Tea',
  eventStartTime: '2026-11-29T10:00:00+00:00',
  eventTimeZone: 'Europe/Berlin',
  eventLocation: 'Kreuzberg',
  otherUserId: 'n',
  otherUserFirstName: 'Noor',
  otherUserLastName: 'Haddad',
  chosenDate: null,
  amountCents: 123_450,
  currency: 'EUR',
  reference: 'K7M49QXT',
  payBy: null,
};
const said = (more: Partial<Notification>) => describeNotification({ ...told, ...more }, 'America/New_York');

describe('What happened to a member, in words (A-102)', () => {
  it('leaves no placeholder in any kind, whatever is not told of it', () => {
    const nothing = Object.fromEntries(
      Object.keys(told).flatMap((key) => (['id', 'kind', 'createdAt'].includes(key) ? [] : [[key, null]])),
    );
    for (const kind of NotificationKind.options)
      for (const given of [{ eventTitle: 'Tea' }, nothing]) {
        const { title, body, href } = said({ ...given, kind });
        expect([kind, `${title} ${body}`]).toEqual([kind, expect.not.stringMatching(/[{}]/)]);
        expect(href).toMatch(/^\//);
      }
  });

  it('fills a value that looks like a placeholder as it is', () => {
    expect(said({}).title).toBe('How to pay for Pottery {name} and Tea');
  });

  it('says what is to be paid and by which reference, and leads to the event (A-89)', () => {
    expect(said({})).toMatchObject({
      body: 'Your application has arrived. Please pay €1,234.50 with the reference K7M49QXT.',
      href: '/events/e',
    });
  });

  it('says by when, on the clock of the place, where there is a time to pay (A-106)', () => {
    const payBy = '2026-11-27T17:00:00+00:00';
    expect(said({ payBy }).body).toBe(
      'Your application has arrived. Please pay €1,234.50 with the reference K7M49QXT by Nov 27, 2026, 6:00 PM CET.',
    );
    expect(said({ kind: 'payment-reminder', payBy }).body).toBe(
      'Your application expires on Nov 27, 2026, 6:00 PM CET unless we receive €1,234.50 with the reference K7M49QXT.',
    );
  });

  it('says the time of an event by the clock of its place, of a coffee chat by hers (R-297)', () => {
    expect(said({ kind: 'event-changed' }).body).toBe(
      'It takes place on Nov 29, 2026, 11:00 AM CET, Kreuzberg.',
    );
    expect(said({ kind: 'coffee-chat-accepted', chosenDate: '2026-11-27T17:00:00+00:00' }).body).toBe(
      'You are meeting Noor Haddad on Nov 27, 2026, 12:00 PM EST.',
    );
  });

  it('names nobody where nobody may be named: a request to whoever likes, or one that a block ended (A-57, A-60)', () => {
    const chosenDate = '2026-11-27T17:00:00+00:00';
    const unnamed = {
      otherUserId: null,
      otherUserFirstName: null,
      otherUserLastName: null,
      eventStartTime: null,
    };
    const body = (told: Partial<Notification>) => said({ ...unnamed, ...told }).body;
    expect(body({ kind: 'coffee-chat-accepted' })).toBe('Your open request for a coffee chat was accepted.');
    expect(body({ kind: 'coffee-chat-declined' })).toBe(
      'Your open request for a coffee chat did not work out this time. You can ask again.',
    );
    expect(body({ kind: 'coffee-chat-cancelled', chosenDate })).toBe(
      'Your coffee chat on Nov 27, 2026, 12:00 PM EST will not take place.',
    );
    expect(body({ kind: 'coffee-chat-cancelled' })).toBe('Your coffee chat will not take place.');
    expect(said({ kind: 'coffee-chat-cancelled', chosenDate }).body).toBe(
      'Your coffee chat with Noor Haddad will not take place.',
    );
  });

  it('has words and rules for every kind, and no others', () => {
    const kinds = NotificationKind.options.toSorted();
    expect(Object.keys(notificationKindTexts).toSorted()).toEqual(kinds);
    expect(Object.keys(notificationKinds).toSorted()).toEqual(kinds);
  });
});
