import { describe, expect, it } from 'vitest';
import { coffeeChatGroup } from './coffee-chat-groups.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the groups of coffee chats (R-212)', () => {
  it.each([
    ['what waits for an answer', 'pending', null, 'waiting'],
    ['what nobody can accept any more', 'pending', null, 'past', '2026-11-21T12:00:00+00:00'],
    ['what was accepted and comes', 'accepted', '2026-11-22T12:00:00+00:00', 'upcoming'],
    ['what goes on', 'accepted', '2026-11-21T11:30:00+00:00', 'upcoming'],
    ['what has ended', 'accepted', '2026-11-21T11:00:00+00:00', 'past'],
    ['what was accepted without a time', 'accepted', null, 'upcoming'],
    ['what was declined', 'rejected', null, 'past'],
    ['what was cancelled', 'cancelled', null, 'past'],
    ['what is completed', 'completed', '2026-11-20T12:00:00+00:00', 'past'],
  ] as const)(
    'put %s where it belongs',
    (_what, status, selectedDate, group, last: string = '2026-11-21T12:01:00Z') => {
      const proposedDates = ['2026-11-20T12:00:00+00:00', last];
      expect(coffeeChatGroup({ status, selectedDate, proposedDates }, now)).toBe(group);
    },
  );
});
