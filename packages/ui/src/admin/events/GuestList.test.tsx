import type { EventPerson } from '@sorella/core/domain/entities/event-people';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GuestList, type GuestListProps } from './GuestList.tsx';

const lena: EventPerson = {
  id: 'a2',
  userId: 'a2',
  firstName: 'Lena',
  lastName: 'Brandt',
  avatarUrl: null,
  phone: null,
  email: null,
  status: 'approved',
  applicationDate: '2026-11-10T10:00:00+00:00',
  reference: 'K7M49QXT',
  adminNotes: null,
  isCancelled: null,
  paymentAmountCents: 0,
  paidStatedAt: null,
  received: null,
  arrivedAt: null,
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['two clicks', [1, 2]],
  ['a key', [0, 0]],
])('takes nothing back by the second half of a double press of %s, and by one after it', (_, details) => {
  vi.useFakeTimers();
  const onArrival = vi.fn<GuestListProps['onArrival']>();
  const list = (arrivedAt: string | null) => (
    <GuestList
      event={{
        id: 'e1',
        title: 'Brunch',
        startTime: '2026-11-29T10:00:00+00:00',
        endTime: '2026-11-29T13:00:00+00:00',
        timeZone: 'Europe/Berlin',
        location: 'Berlin',
        maxAttendees: 20,
        attendeesCount: 1,
        creditsRequired: 0,
        isDeleted: false,
      }}
      people={[{ ...lena, arrivedAt }]}
      total={1}
      unsent={new Map()}
      decideHref={null}
      memberHref={null}
      onArrival={onArrival}
      messages={null}
      onPrint={() => undefined}
      onExport={() => undefined}
    />
  );
  const { rerender } = render(list(null));
  const tick = () => screen.getByRole('button', { name: /Lena Brandt/ });
  const [first, second] = details;
  fireEvent.click(tick(), { detail: first });
  // It is drawn at once.
  rerender(list('2026-11-29T09:52:00+00:00'));
  fireEvent.click(tick(), { detail: second });
  expect(onArrival.mock.calls.map(([{ isHere }]) => isHere)).toEqual([true]);
  vi.advanceTimersByTime(500);
  fireEvent.click(tick(), { detail: first });
  expect(onArrival.mock.calls.map(([{ isHere }]) => isHere)).toEqual([true, false]);
});
