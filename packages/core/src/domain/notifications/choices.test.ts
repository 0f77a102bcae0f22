import { describe, expect, it } from 'vitest';
import { NotificationKind, type NotificationSettings } from '../entities/notification.ts';
import { channelsOf, isFor, isWanted, kindOfLink, NOTIFICATION_CHOICES, withChoice } from './choices.ts';
import { notificationKinds } from './kinds.ts';

const UNCHOSEN: NotificationSettings = {
  onlyRequired: false,
  muted: [],
  quietFrom: null,
  quietUntil: null,
  timeZone: 'UTC',
  mailStopped: null,
};

describe('What she chooses of what she is told (A-102)', () => {
  it('offers every kind but those that she must know of, each once', () => {
    const offered: readonly string[] = Object.values(NOTIFICATION_CHOICES).flat();
    expect(offered.toSorted()).toEqual(
      NotificationKind.options.filter((kind) => !notificationKinds[kind].isRequired).toSorted(),
    );
  });

  it('switches one kind on one channel, and back to what it was', () => {
    const off = withChoice(UNCHOSEN, { kind: 'event-soon', channel: 'mail', wanted: false });
    expect(isWanted(off, 'event-soon', 'mail')).toBe(false);
    expect(isWanted(off, 'event-soon', 'app')).toBe(true);
    expect(isWanted(off, 'event-tomorrow', 'mail')).toBe(true);
    expect(withChoice(off, { kind: 'event-soon', channel: 'mail', wanted: false })).toEqual(off);
    expect(withChoice(off, { kind: 'event-soon', channel: 'mail', wanted: true })).toEqual(UNCHOSEN);
  });

  it('keeps her choices while she wants only what she must know', () => {
    const off = withChoice(UNCHOSEN, { kind: 'event-soon', channel: 'mail', wanted: false });
    const only = { ...off, onlyRequired: true };
    for (const kind of NotificationKind.options)
      for (const channel of channelsOf(kind))
        expect([kind, isWanted(only, kind, channel)]).toEqual([kind, notificationKinds[kind].isRequired]);
    expect({ ...only, onlyRequired: false }).toEqual(off);
  });

  it('offers what is for organizers to those alone whose roles it is for (A-104)', () => {
    const offered = (reader: Parameters<typeof isFor>[1]) =>
      NOTIFICATION_CHOICES.organizers.filter((kind) => isFor(kind, reader));
    expect(offered({ isAdmin: false, rights: [] })).toEqual([]);
    expect(offered({ isAdmin: false, rights: ['payments', 'refunds'] })).toEqual(['payment-to-match']);
    expect(offered({ isAdmin: false, rights: ['reports', 'members'] })).toEqual(['report-filed']);
    expect(offered({ isAdmin: true, rights: [] })).toEqual(NOTIFICATION_CHOICES.organizers);
    expect(isFor('message-received', { isAdmin: false, rights: [] })).toBe(true);
  });

  it('never says that she is mailed of a kind that has no mail', () => {
    expect(isWanted(UNCHOSEN, 'report-handled', 'mail')).toBe(false);
  });

  it('reads the kind of a link that stops mails, and of nothing else', () => {
    const signed = '0'.repeat(64);
    expect(kindOfLink(`a.event-soon.${signed}`)).toBe('event-soon');
    for (const token of ['', 'a.event-soon', `a.payment-due.${signed}`, `a.event-soon.${signed.slice(1)}`])
      expect([token, kindOfLink(token)]).toEqual([token, null]);
  });
});
