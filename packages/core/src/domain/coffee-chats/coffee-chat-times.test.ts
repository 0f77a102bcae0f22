import { expect, it } from 'vitest';
import { coffeeChatEnd, describeProposedTimes } from './coffee-chat-times.ts';

const now = Date.UTC(2026, 10, 21, 12);

it('gathers proposed times by the day of the reader, in order (R-206, A-62)', () => {
  const dates = [
    '2026-11-24T23:00:00+00:00',
    '2026-11-24T11:00:00+00:00',
    '2026-11-21T11:00:00+00:00',
    'soon',
  ];
  expect(describeProposedTimes(dates, 'Europe/Berlin', now)).toEqual([
    {
      day: '2026-11-21',
      label: 'Saturday, November 21, 2026',
      times: [{ at: dates[2], label: '12:00 PM', isPast: true }],
    },
    {
      day: '2026-11-24',
      label: 'Tuesday, November 24, 2026',
      times: [{ at: dates[1], label: '12:00 PM', isPast: false }],
    },
    {
      day: '2026-11-25',
      label: 'Wednesday, November 25, 2026',
      times: [{ at: dates[0], label: '12:00 AM', isPast: false }],
    },
  ]);
});

it('lasts an hour', () => {
  expect(coffeeChatEnd('2026-11-24T11:00:00+00:00')).toBe('2026-11-24T12:00:00.000Z');
  expect(coffeeChatEnd('soon')).toBeNull();
});
