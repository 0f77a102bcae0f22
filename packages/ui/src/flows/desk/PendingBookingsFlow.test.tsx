import { type CommunityData, DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PENDING_BOOKINGS } from '../../admin/pending-bookings/pending-bookings.fixtures.ts';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { AppServicesProvider } from '../runtime/AppServicesProvider.tsx';
import { createAppServices } from '../runtime/app-services.ts';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

const now = () => BASE_NOW.getTime();

type Bookings = CommunityData['bookings'];

/** The desk of an admin, before three bookings that wait; a decided one is gone from the next reading. */
function showDesk(given: Partial<Bookings> = {}) {
  let waiting = PENDING_BOOKINGS;
  const decide = vi.fn<Bookings['decide']>(async ({ bookingId }) => {
    waiting = waiting.filter(({ booking }) => booking.id !== bookingId);
    return { applicationId: 'a', bookingId, applicationStatus: 'approved', bookingStatus: 'paid' };
  });
  const rest = connectToNobody({ as: 'admin' });
  const data: CommunityData = {
    ...rest,
    bookings: {
      decide,
      listPending: async () => ({ rows: [...waiting], total: waiting.length }),
      listCancelled: async () => ({ rows: [], total: 0 }),
      ...given,
    },
  };
  const services = createAppServices({
    data,
    notices: createNoticeCenter({ now }),
    device: {
      isOnline: () => true,
      onOnlineChange: () => () => {},
      probe: async () => true,
      untilVisible: async () => {},
      handOver: async () => ({ copied: true, opened: true }),
      open: () => true,
    },
    store: createMemoryStore(),
    now,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppServicesProvider services={services}>
        <PendingBookingsFlow />
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  return { decide, told: () => services.notices.getSnapshot().shown };
}

/** The buttons of the first booking, once it is there. */
async function firstButton(name: 'Approve' | 'Deny') {
  const [first] = await screen.findAllByRole('button', { name });
  if (first === undefined) throw new Error('There is nothing to decide');
  return first;
}

describe('deciding about a pending booking', () => {
  it('decides once when pressed twice before the page was drawn again (R-364)', async () => {
    const { decide, told } = showDesk();
    const first = await firstButton('Approve');
    act(() => {
      first.click();
      first.click();
    });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(decide).toHaveBeenCalledOnce();
    expect(told()).toMatchObject([{ title: 'Booking Approved', count: 1 }]);
  });

  it.each([
    ['Approve', 'Booking Approved', 'User has been registered for the event'],
    ['Deny', 'Booking Denied', 'Booking has been denied - no payment received'],
  ] as const)('says what was decided: %s (R-366, R-367)', async (name, title, description) => {
    const { told } = showDesk();
    const button = await firstButton(name);
    act(() => button.click());
    await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  });

  it.each([
    ['unexpected', 'Error', 'Failed to process decision'],
    ['event-full', 'Event Full', 'This event has reached maximum capacity'],
  ] as const)(
    'says what failed and leaves the booking to be decided: %s (R-369, A-04, A-05)',
    async (code, title, description) => {
      const { told } = showDesk({ decide: () => Promise.reject(new DataError(code)) });
      const button = await firstButton('Approve');
      act(() => button.click());
      await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    },
  );

  it('says when the bookings cannot be read (R-368)', async () => {
    showDesk({ listPending: () => Promise.reject(new DataError('unavailable')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pending bookings');
  });
});

describe('a desk with more bookings than one page', () => {
  it('says how many wait in all, and shows the rest when asked (A-91)', async () => {
    const [first, second, third] = PENDING_BOOKINGS;
    const pages = [[first, second], [third]].map((rows) => rows.flatMap((row) => row ?? []));
    showDesk({ listPending: async ({ page }) => ({ rows: pages[page - 1] ?? [], total: 103 }) });
    expect(await screen.findAllByRole('button', { name: 'Approve' })).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toContain('103');
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click());
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
