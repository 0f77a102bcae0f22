import { describe, expect, it } from 'vitest';
import { applicationGroup } from './application-groups.ts';

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
