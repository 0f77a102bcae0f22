import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoffeeChatSelection } from './coffee-chat-slots.ts';
import {
  COFFEE_CHAT_SLOT_LABELS,
  COFFEE_CHAT_SLOTS,
  canSubmit,
  isDayEnabled,
  isDaySelectable,
  isSlotSelectable,
  removeDay,
  today,
  toggleDay,
  toggleSlot,
  toIsoDates,
  withoutPast,
} from './coffee-chat-slots.ts';

const zone = 'Europe/Berlin';
/** Sunday, November 29, 2026, 8:00 in Berlin. */
const morning = { now: Date.UTC(2026, 10, 29, 7), zone };
const afternoon = { now: Date.UTC(2026, 10, 29, 13), zone };
const evening = { now: Date.UTC(2026, 10, 29, 18), zone };

const pick = (...days: string[]): CoffeeChatSelection =>
  days.reduce<CoffeeChatSelection>((selection, day) => toggleDay(selection, day, morning), []);

describe('choosing days', () => {
  it('gives a new day 12:00 (R-205, R-206)', () => {
    expect(pick('2026-12-01')).toEqual([{ day: '2026-12-01', slots: ['12:00'] }]);
  });

  it('takes at most three days and keeps them in order (R-203, A-62)', () => {
    const three = pick('2026-12-03', '2026-12-01', '2026-12-02', '2026-12-04');
    expect(three.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
    expect(isDayEnabled(three, '2026-12-04', morning)).toBe(false);
    expect(isDayEnabled(three, '2026-12-01', morning)).toBe(true);
  });

  it('refuses past and malformed days (R-204)', () => {
    expect(pick('2026-11-28', '2026-02-30', 'soon')).toEqual([]);
  });

  it('takes a day out when it is pressed again or removed (R-208)', () => {
    const two = pick('2026-12-01', '2026-12-02');
    expect(toggleDay(two, '2026-12-01', morning)).toEqual(removeDay(two, '2026-12-01'));
    expect(removeDay(two, '2026-12-01').map(({ day }) => day)).toEqual(['2026-12-02']);
    expect(removeDay(two, '2027-01-01')).toBe(two);
  });

  it('takes today while a slot is left, starting with the first open one (A-63)', () => {
    expect(isDaySelectable('2026-11-29', morning)).toBe(true);
    expect(toggleDay([], '2026-11-29', afternoon)).toEqual([{ day: '2026-11-29', slots: ['15:00'] }]);
    expect(isDaySelectable('2026-11-29', evening)).toBe(false);
    expect(toggleDay([], '2026-11-29', evening)).toEqual([]);
  });

  it("knows the member's own today", () => {
    expect(today({ now: Date.UTC(2026, 10, 28, 23, 30), zone })).toBe('2026-11-29');
  });
});

describe('choosing times of a day', () => {
  const day = '2026-12-01';

  it('keeps the chosen times in the order of the day (R-206)', () => {
    const selection = toggleSlot(toggleSlot(pick(day), day, '18:00', morning), day, '09:00', morning);
    expect(selection).toEqual([{ day, slots: ['09:00', '12:00', '18:00'] }]);
  });

  it('resets to 12:00 when the last one is unchecked (R-207)', () => {
    const only18 = toggleSlot(toggleSlot(pick(day), day, '18:00', morning), day, '12:00', morning);
    expect(only18).toEqual([{ day, slots: ['18:00'] }]);
    expect(toggleSlot(only18, day, '18:00', morning)).toEqual([{ day, slots: ['12:00'] }]);
  });

  it('leaves 12:00 checked when it is the last (A-64)', () => {
    expect(toggleSlot(pick(day), day, '12:00', morning)).toEqual(pick(day));
  });

  it('does not reset to a noon that has passed (A-63)', () => {
    const selection = toggleDay([], '2026-11-29', afternoon);
    expect(toggleSlot(selection, '2026-11-29', '15:00', afternoon)).toEqual(selection);
  });

  it('does not check a slot that has passed (A-63)', () => {
    expect(isSlotSelectable('2026-11-29', '12:00', afternoon)).toBe(false);
    const selection = toggleDay([], '2026-11-29', afternoon);
    expect(toggleSlot(selection, '2026-11-29', '09:00', afternoon)).toEqual(selection);
  });

  it('changes nothing for a day that is not chosen', () => {
    expect(toggleSlot(pick(day), '2026-12-02', '09:00', morning)).toEqual(pick(day));
  });

  it('shows 9:00 AM, 12:00 PM, 3:00 PM and 6:00 PM (R-205)', () => {
    expect(COFFEE_CHAT_SLOTS.map((slot) => COFFEE_CHAT_SLOT_LABELS[slot])).toEqual([
      '9:00 AM',
      '12:00 PM',
      '3:00 PM',
      '6:00 PM',
    ]);
  });
});

describe('sending', () => {
  it('needs a date and nothing on its way (R-209)', () => {
    expect(canSubmit([], false)).toBe(false);
    expect(canSubmit(pick('2026-12-01'), true)).toBe(false);
    expect(canSubmit(pick('2026-12-01'), false)).toBe(true);
  });

  it("proposes the times of the member's zone as ISO date-times, in order (R-211)", () => {
    const selection = toggleSlot(pick('2026-12-02', '2026-12-01'), '2026-12-02', '09:00', morning);
    expect(toIsoDates(selection, zone)).toEqual([
      '2026-12-01T11:00:00.000Z',
      '2026-12-02T08:00:00.000Z',
      '2026-12-02T11:00:00.000Z',
    ]);
  });

  it('drops what has passed while the dialog was open (R-204)', () => {
    const selection = toggleSlot(pick('2026-11-29', '2026-12-01'), '2026-11-29', '15:00', morning);
    expect(withoutPast(selection, afternoon)).toEqual([
      { day: '2026-11-29', slots: ['15:00'] },
      { day: '2026-12-01', slots: ['12:00'] },
    ]);
    expect(withoutPast(selection, evening).map(({ day }) => day)).toEqual(['2026-12-01']);
  });
});

it('holds one to three future days with one to four times each, whatever is pressed (R-203, R-207, A-62)', () => {
  const day = fc
    .integer({ min: -2, max: 6 })
    .map((ahead) => today({ now: morning.now + ahead * 86_400_000, zone }));
  const slot = fc.constantFrom(...COFFEE_CHAT_SLOTS);
  const clock = fc.constantFrom(morning, afternoon);
  const press = fc.oneof(
    fc.record({ kind: fc.constant('day' as const), day, clock }),
    fc.record({ kind: fc.constant('slot' as const), day, slot, clock }),
    fc.record({ kind: fc.constant('remove' as const), day }),
  );
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), (presses) => {
      let selection: CoffeeChatSelection = [];
      for (const each of presses) {
        if (each.kind === 'day') selection = toggleDay(selection, each.day, each.clock);
        else if (each.kind === 'slot') selection = toggleSlot(selection, each.day, each.slot, each.clock);
        else selection = removeDay(selection, each.day);
        expect(selection.length).toBeLessThanOrEqual(3);
        expect(selection.map((chosen) => chosen.day)).toEqual(
          [...new Set(selection.map((chosen) => chosen.day))].toSorted(),
        );
        for (const chosen of selection) {
          expect(chosen.slots.length).toBeGreaterThan(0);
          expect(chosen.slots).toEqual(COFFEE_CHAT_SLOTS.filter((known) => chosen.slots.includes(known)));
          for (const time of chosen.slots) expect(isSlotSelectable(chosen.day, time, morning)).toBe(true);
        }
        const dates = toIsoDates(selection, zone);
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates.length).toBeLessThanOrEqual(12);
      }
    }),
  );
});
