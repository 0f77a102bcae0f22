import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx';

const monthAt = (today: string, chosen: readonly string[] = []) => {
  render(
    <DayCalendar
      chosen={chosen}
      max={3}
      today={today}
      lastDay="2027-02-01"
      isDayOpen={(day) => day > today}
      onToggle={vi.fn<DayCalendarProps['onToggle']>()}
    />,
  );
  return screen.getByText(/^(November|December) 2026$/).textContent;
};

describe('the calendar of a request', () => {
  it.each([
    ['2026-11-26', 'November 2026', 'four days are left of it'],
    ['2026-11-27', 'December 2026', 'three days are left of it'],
    ['2026-11-30', 'December 2026', 'it is over tomorrow'],
  ])('opened on %s shows %s: %s (R-203)', (today, month) => {
    expect(monthAt(today)).toBe(month);
  });

  it('opens where a day is chosen, however few days its month has left (R-203)', () => {
    expect(monthAt('2026-11-27', ['2026-11-30'])).toBe('November 2026');
  });
});
