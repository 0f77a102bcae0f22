import { describe, expect, it } from 'vitest';
import type { EventPerson } from '../entities/event-people.ts';
import { groupGuests, isGuestFound } from './guest-list.ts';

const person = (given: Partial<EventPerson>): EventPerson => ({
  id: 'a',
  userId: 'u',
  firstName: 'Zoë',
  lastName: 'Weber',
  avatarUrl: null,
  phone: '+49 (170) 555-1234',
  email: 'zoe@example.org',
  status: 'approved',
  applicationDate: '2026-11-01T10:00:00+00:00',
  reference: 'SOR-ABCD2345',
  adminNotes: null,
  isCancelled: null,
  paymentAmountCents: 0,
  paidStatedAt: null,
  received: null,
  arrivedAt: null,
  ...given,
});

describe('The people of an event', () => {
  it('stand in one group each: who cancelled and applied again is coming, and stands once', () => {
    const cancelled = person({ id: 'old', status: 'denied', isCancelled: true });
    const coming = person({ id: 'new', applicationDate: '2026-11-02T10:00:00+00:00' });
    const other = person({ id: 'other', userId: 'v', status: 'pending' });
    const { coming: come, pending, refused } = groupGuests([cancelled, other, coming]);
    expect([come, pending, refused]).toEqual([[coming], [other], []]);
  });

  it('who was refused twice stands with the last refusal', () => {
    const first = person({ id: 'first', status: 'denied' });
    const last = person({ id: 'last', status: 'denied', applicationDate: '2026-11-02T10:00:00+00:00' });
    expect(groupGuests([first, last]).refused).toEqual([last]);
  });

  it.each([
    ['zoe', true],
    ['WEBER', true],
    [' abcd ', true],
    ['555 12', true],
    ['@example', true],
    ['maya', false],
    ['99', false],
    ['', true],
  ])('a search for %j finds her: %s', (search, isFound) => {
    expect(isGuestFound(person({}), search)).toBe(isFound);
  });
});
