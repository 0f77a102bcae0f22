import { describe, expect, it } from 'vitest';
import { seatsShort } from './seats-short.ts';

const of = (id: string, attendeesCount: number, maxAttendees: number) => ({
  event: { id, attendeesCount, maxAttendees },
});

describe('Seats before many are approved (A-05)', () => {
  it('are short where more are picked than an event has left, each event by itself', () => {
    expect(seatsShort([])).toEqual({ events: 0, waiting: 0 });
    expect(seatsShort([of('a', 3, 5), of('a', 3, 5), of('b', 0, 1)])).toEqual({ events: 0, waiting: 0 });
    expect(seatsShort([of('a', 4, 5), of('a', 4, 5), of('a', 4, 5), of('b', 1, 1), of('c', 0, 9)])).toEqual({
      events: 2,
      waiting: 3,
    });
  });

  it('of an event with more seats taken than it has are none, and not less', () => {
    expect(seatsShort([of('a', 7, 5)])).toEqual({ events: 1, waiting: 1 });
  });
});
