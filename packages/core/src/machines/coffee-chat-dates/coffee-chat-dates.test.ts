import { describe, expect, it } from 'vitest';
import type { CoffeeChatSelection } from '../../domain/coffee-chats/coffee-chat-slots.ts';
import { begin } from '../testing/pure.ts';
import { coffeeChatDatesMachine } from './coffee-chat-dates.machine.ts';
import {
  hasDropped,
  isDayOpen,
  isFull,
  proposedDatesOf,
  selectionOf,
} from './coffee-chat-dates.selectors.ts';

/** Saturday, November 21, 2026, 13:00 in Berlin. */
const clock = () => {
  let now = Date.UTC(2026, 10, 21, 12);
  return {
    now: () => now,
    pass: (hours: number) => {
      now += hours * 3_600_000;
    },
  };
};

const start = (now = clock().now, chosen: CoffeeChatSelection = []) =>
  begin(coffeeChatDatesMachine, { zone: 'Europe/Berlin', now, chosen });
const press = (day: string) => ({ type: 'day.toggle', day }) as const;
const three = () => start().send(press('2026-11-24')).send(press('2026-11-23')).send(press('2026-11-25'));

describe('coffee-chat-dates', () => {
  it('begins with nothing and takes days up to three (R-203, R-209)', () => {
    expect(start().snapshot.value).toBe('unpicked');
    expect(start().send(press('2026-11-24')).snapshot.value).toBe('picked');
    expect(three().snapshot.value).toBe('full');
    expect(isFull(three().snapshot)).toBe(true);
    expect(isDayOpen(three().snapshot, '2026-11-26')).toBe(false);
    expect(selectionOf(three().send(press('2026-11-26')).snapshot)).toHaveLength(3);
  });

  it('gives a day up from either place, and another may be chosen (R-208)', () => {
    expect(three().send(press('2026-11-23')).snapshot.value).toBe('picked');
    const removed = three().send({ type: 'day.remove', day: '2026-11-25' });
    expect(removed.snapshot.value).toBe('picked');
    expect(isDayOpen(removed.snapshot, '2026-11-26')).toBe(true);
    expect(start().send(press('2026-11-24')).send(press('2026-11-24')).snapshot.value).toBe('unpicked');
  });

  it('refuses past days, and today has its afternoon left (R-204, A-63)', () => {
    expect(start().send(press('2026-11-20')).snapshot.value).toBe('unpicked');
    expect(selectionOf(start().send(press('2026-11-21')).snapshot)).toEqual([
      { day: '2026-11-21', slots: ['15:00'] },
    ]);
  });

  it('proposes the checked times as instants of her zone (R-206, R-207, R-211)', () => {
    const slot = (time: '12:00' | '18:00') =>
      ({ type: 'slot.toggle', day: '2026-11-24', slot: time }) as const;
    const picked = start().send(press('2026-11-24')).send(slot('18:00'));
    expect(proposedDatesOf(picked.snapshot)).toEqual([
      '2026-11-24T11:00:00.000Z',
      '2026-11-24T17:00:00.000Z',
    ]);
    const evening = picked.send(slot('12:00'));
    expect(proposedDatesOf(evening.snapshot)).toEqual(['2026-11-24T17:00:00.000Z']);
    expect(proposedDatesOf(evening.send(slot('18:00')).snapshot)).toEqual(['2026-11-24T11:00:00.000Z']);
  });

  it('takes out what has passed meanwhile, and says so until the next press (R-204)', () => {
    const { now, pass } = clock();
    const picked = start(now).send(press('2026-11-21'));
    expect(hasDropped(picked.send({ type: 'time.pass' }).snapshot)).toBe(false);
    pass(4);
    const passed = picked.send({ type: 'time.pass' });
    expect(passed.snapshot.value).toBe('unpicked');
    expect(hasDropped(passed.snapshot)).toBe(true);
    expect(hasDropped(passed.send(press('2026-11-24')).snapshot)).toBe(false);
  });

  it('begins with what was chosen before, one day or all three (R-203)', () => {
    const chosen = selectionOf(three().snapshot);
    for (const [days, state] of [
      [chosen, 'full'],
      [chosen.slice(1), 'picked'],
    ] as const) {
      const again = start(clock().now, days);
      expect(again.snapshot.value).toBe(state);
      expect(selectionOf(again.snapshot)).toEqual(days);
      expect(hasDropped(again.snapshot)).toBe(false);
    }
  });

  it('leaves out what has passed of what was chosen before, and says so until the next press (R-204)', () => {
    const again = start(clock().now, [
      { day: '2026-11-20', slots: ['18:00'] },
      { day: '2026-11-21', slots: ['12:00', '15:00'] },
    ]);
    expect(again.snapshot.value).toBe('picked');
    expect(selectionOf(again.snapshot)).toEqual([{ day: '2026-11-21', slots: ['15:00'] }]);
    expect(hasDropped(again.snapshot)).toBe(true);
    expect(hasDropped(again.send(press('2026-11-24')).snapshot)).toBe(false);
    expect(start(clock().now, [{ day: '2026-11-20', slots: ['18:00'] }]).snapshot.value).toBe('unpicked');
  });

  it('begins anew once sent (R-225)', () => {
    expect(three().send({ type: 'dates.clear' }).snapshot.value).toBe('unpicked');
  });
});
