import { describe, expect, it } from 'vitest';
import { applicationGroup, earlierReference } from './application-groups.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const later = { endTime: '2026-11-29T13:00:00Z' };
const waiting = { event: later, status: 'pending', paymentRequired: true, paidStatedAt: null } as const;

describe('the groups of My Applications (A-96)', () => {
  it.each([
    ['what waits for her payment', waiting, 'to-do'],
    ['what she says she has paid', { ...waiting, paidStatedAt: '2026-11-21T11:00:00Z' }, 'upcoming'],
    ['what is free and waits for an admin', { ...waiting, paymentRequired: false }, 'upcoming'],
    ['what she has a seat at', { ...waiting, status: 'approved' }, 'upcoming'],
    ['what is over', { ...waiting, event: { endTime: '2026-11-21T11:59:00Z' } }, 'past'],
    ['what was denied or cancelled', { ...waiting, status: 'denied' }, 'past'],
    ['what is gone', { ...waiting, event: null }, 'past'],
  ] as const)('put %s where it belongs', (_what, application, group) => {
    expect(applicationGroup(application, now)).toBe(group);
  });
});

describe('money that may have been sent before, for the same event (A-14)', () => {
  const again = { id: 'b', eventId: 'e' };
  const ended = {
    id: 'a',
    eventId: 'e',
    status: 'denied',
    paymentRequired: true,
    reference: 'V4DH7RHJ',
    booking: null,
  } as const;
  it('has the reference of the application that ended', () => {
    expect(earlierReference(again, [{ ...ended, id: 'b' }, ended])).toBe('V4DH7RHJ');
  });
  it.each([
    ['another event', { eventId: 'f' }],
    ['what cost nothing', { paymentRequired: false }],
    ['what waits still', { status: 'pending' }],
  ] as const)('is not asked about for %s', (_what, change) => {
    expect(earlierReference(again, [{ ...ended, ...change }])).toBeNull();
  });
});
