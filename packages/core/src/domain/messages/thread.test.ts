import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../entities/message.ts';
import {
  joinNewest,
  joinOlder,
  joinSent,
  type Thread,
  type ThreadRowsInput,
  threadRowsOf,
} from './thread.ts';

const ME = 'me';
const YOU = 'you';
const NOON = Date.parse('2026-11-21T12:00:00Z');

const message = (n: number, overrides: Partial<Message> = {}): Message => ({
  id: String(n).padStart(4, '0'),
  senderId: n % 2 === 0 ? ME : YOU,
  recipientId: n % 2 === 0 ? YOU : ME,
  content: `Message ${n}`,
  isRead: false,
  // Two share each instant.
  createdAt: `2026-11-21T10:00:${String(Math.floor(n / 2)).padStart(2, '0')}+00:00`,
  ...overrides,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index));
const ids = (thread: Thread | null) => thread?.messages.map(({ id }) => Number(id));

describe('joining what is read of a thread', () => {
  it('keeps the order, no gap and no double, whatever was read when (R-182, R-190)', () => {
    const sizes = fc.record({
      total: fc.integer({ min: 1, max: 60 }),
      known: fc.nat(60),
      page: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(sizes, ({ total, known, page }) => {
        const seen = Math.min(known, total);
        const from = Math.max(0, seen - page);
        const thread = seen === 0 ? undefined : { messages: range(from, seen), hasOlder: from > 0 };
        let first = Math.max(0, total - page);
        let joined = joinNewest(thread, range(first, total), first === 0);
        while (!joined) {
          first = Math.max(0, first - page);
          joined = joinNewest(thread, range(first, total), first === 0);
        }
        const [oldest] = ids(joined) ?? [];
        expect(ids(joined)).toEqual(range(oldest ?? 0, total).map(({ id }) => Number(id)));
        expect(joined.hasOlder).toBe(oldest !== 0);
      }),
    );
  });

  it('takes the newest word of every message, and lets go what is gone', () => {
    const known = { messages: range(0, 6), hasOlder: false };
    const newest = [message(3), message(5, { isRead: true })];
    expect(ids(joinNewest(known, newest, false))).toEqual([0, 1, 2, 3, 5]);
    expect(joinNewest(known, newest, false)?.messages.at(-1)?.isRead).toBe(true);
  });

  it('puts older ones before, and a sent one in its place once', () => {
    const known = { messages: range(4, 6), hasOlder: true };
    expect(ids(joinOlder(known, range(0, 4)))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(joinOlder(known, range(0, 4)).hasOlder).toBe(false);
    expect(ids(joinSent(joinSent(known, message(8)), message(8)))).toEqual([4, 5, 8]);
    expect(ids(joinSent(undefined, message(1)))).toEqual([1]);
  });
});

describe('rows of a thread', () => {
  const at = (createdAt: string, senderId = ME, id = createdAt): Message =>
    message(0, { id, senderId, createdAt });
  const rowsOf = (messages: readonly Message[], overrides: Partial<ThreadRowsInput> = {}) =>
    threadRowsOf({ messages, unsent: [], userId: ME, timeZone: 'Europe/Berlin', now: NOON, ...overrides });

  it('stand under their day in the zone of whoever reads', () => {
    const rows = rowsOf([
      at('2025-12-30T10:00:00+00:00'),
      at('2026-11-16T10:00:00+00:00'),
      at('2026-11-20T22:59:00+00:00'),
      at('2026-11-20T23:01:00+00:00'),
    ]);
    const days = rows.flatMap((row) => (row.kind === 'day' ? [row.label] : []));
    expect(days).toEqual(['Tuesday, December 30, 2025', 'Monday, November 16', 'Yesterday', 'Today']);
  });

  it('are grouped while one person writes in one go', () => {
    const rows = rowsOf([
      at('2026-11-21T10:00:00+00:00'),
      at('2026-11-21T10:04:00+00:00'),
      at('2026-11-21T10:09:30+00:00'),
      at('2026-11-21T10:09:40+00:00', YOU),
    ]);
    const groups = rows.flatMap((row) => (row.kind === 'message' ? [[row.first, row.last]] : []));
    expect(groups).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('say of the last message that was read that it was, and of no other (R-181)', () => {
    const own = (n: number, isRead: boolean) => message(n * 2, { isRead });
    const rows = rowsOf([own(1, true), own(2, true), own(3, false)]);
    const progress = rows.flatMap((row) => (row.kind === 'message' ? [row.progress] : []));
    expect(progress).toEqual(['sent', 'read', 'sent']);
  });

  it('show what is not sent at the end, and not beside itself once it is there (A-82)', () => {
    const unsent = [
      { id: 'a', content: 'on its way', writtenAt: NOON, progress: 'sending' as const },
      { id: message(2).id, content: 'arrived', writtenAt: NOON, progress: 'failed' as const },
    ];
    const rows = rowsOf([message(2)], { unsent });
    expect(rows.map((row) => (row.kind === 'message' ? [row.id, row.progress] : row.label))).toEqual([
      'Today',
      ['0002', 'sent'],
      ['a', 'sending'],
    ]);
  });
});
