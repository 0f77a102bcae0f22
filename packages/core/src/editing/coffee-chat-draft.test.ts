import { describe, expect, it } from 'vitest';
import type { CoffeeChatSelection } from '../domain/coffee-chats/coffee-chat-slots.ts';
import { chosenDaysAsDraft, chosenDaysInDraft } from './coffee-chat-draft.ts';

const LAST_DAY = '2027-11-20';
const read = (draft: Record<string, string>) => chosenDaysInDraft(draft, 'Europe/Berlin', LAST_DAY);

const chosen: CoffeeChatSelection = [
  { day: '2026-11-24', slots: ['12:00', '18:00'] },
  { day: '2026-11-25', slots: ['09:00'] },
  { day: '2027-01-02', slots: ['15:00'] },
];

describe('the days of a coffee chat that are chosen and not sent', () => {
  it('come back as they were, a field each (R-203, R-206)', () => {
    expect(chosenDaysAsDraft(chosen)).toEqual({
      '2026-11-24': '12:00 18:00',
      '2026-11-25': '09:00',
      '2027-01-02': '15:00',
    });
    expect(read(chosenDaysAsDraft(chosen))).toEqual(chosen);
    expect(chosenDaysAsDraft([])).toEqual({});
  });

  it('come in their order, each time once, whatever order they lie in', () => {
    expect(read({ '2026-11-25': '09:00', '2026-11-24': '18:00 12:00 18:00' })).toEqual(chosen.slice(0, 2));
  });

  it.each([
    ['a time of another release', { '2026-11-24': '12:00 20:30 18:00', '2026-11-25': '09:00' }],
    ['a day without a time', { '2026-11-23': '', '2026-11-24': '12:00 18:00', '2026-11-25': '09:00' }],
    ['what is no day', { comments: '12:00', '2026-11-24': '12:00 18:00', '2026-11-25': '09:00' }],
    [
      'a day that no month has',
      { '2026-02-30': '12:00', '2026-11-24': '12:00 18:00', '2026-11-25': '09:00' },
    ],
    ['a day too far ahead', { '2026-11-24': '12:00 18:00', '2026-11-25': '09:00', '2027-11-21': '12:00' }],
  ])('leave out %s alone', (_what, draft) => {
    expect(read(draft)).toEqual(chosen.slice(0, 2));
  });

  it('are never more than three (R-203)', () => {
    expect(read({ ...chosenDaysAsDraft(chosen), '2027-02-01': '12:00' })).toEqual(chosen);
  });
});
