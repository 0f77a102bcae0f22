import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import { expect, it } from 'vitest';
import { newsSince } from './tell-coffee-chats.ts';

type Status = CoffeeChatRequest['status'];
const request = (id: string, status: Status, day = 20): CoffeeChatRequest => ({
  id,
  status,
  requesterId: 'noor',
  recipientId: 'maya',
  message: null,
  proposedDates: ['2026-11-27T09:00:00Z'],
  timeZone: 'Europe/Berlin',
  selectedDate: null,
  createdAt: `2026-11-${day}T10:00:00Z`,
  updatedAt: `2026-11-${day}T10:00:00Z`,
});
const nothing = { own: [], received: [] };

it.each<[Status | null, Status, boolean]>([
  ['pending', 'accepted', true],
  ['pending', 'rejected', true],
  ['pending', 'cancelled', false],
  ['accepted', 'completed', false],
  ['accepted', 'accepted', false],
  [null, 'accepted', false],
])('her own request from %s to %s is told: %s (A-60)', (before, now, told) => {
  const earlier = { own: before === null ? [] : [request('one', before)], received: [] };
  const { answered } = newsSince(earlier, { own: [request('one', now)], received: [] });
  expect(answered).toHaveLength(told ? 1 : 0);
});

it('tells of a request to her once, and never of one that only came up from below (A-60)', () => {
  const first = request('first', 'pending', 21);
  const second = request('second', 'pending', 22);
  const older = request('older', 'pending', 3);
  expect(newsSince(nothing, { own: [], received: [first] }).asked).toEqual([first]);
  expect(newsSince({ own: [], received: [first] }, { own: [], received: [second, first] }).asked).toEqual([
    second,
  ]);
  expect(newsSince({ own: [], received: [first] }, { own: [], received: [first] }).asked).toEqual([]);
  expect(
    newsSince({ own: [], received: [second, first] }, { own: [], received: [first, older] }).asked,
  ).toEqual([]);
});
