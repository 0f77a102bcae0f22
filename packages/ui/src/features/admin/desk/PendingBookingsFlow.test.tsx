import { type CommunityData, DataError } from '@sorella/core/data-port';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PENDING_BOOKINGS } from '../../../admin/pending-bookings/pending-bookings.fixtures.ts';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { AppServicesProvider } from '../../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../../runtime/device.fixture.ts';
import { createAppServices } from '../../../wiring/create-app-services.ts';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

const now = () => BASE_NOW.getTime();

type Bookings = CommunityData['bookings'];

/** The desk of an admin, before three bookings that wait; a decided one is gone from the next reading. */
function showDesk(given: Partial<Bookings> = {}) {
  let waiting = PENDING_BOOKINGS;
  const decide = vi.fn<Bookings['decide']>(async ({ bookingId }) => {
    waiting = waiting.filter(({ booking }) => booking.id !== bookingId);
    return {
      applicationId: 'a',
      bookingId,
      applicationStatus: 'approved',
      bookingStatus: 'paid',
      decidedBy: null,
    };
  });
  const rest = connectToNobody({ as: 'admin' });
  const data: CommunityData = {
    ...rest,
    bookings: {
      decide,
      listPending: async () => ({ rows: [...waiting], total: waiting.length, oldest: null, past: 0 }),
      listCancelled: async () => ({ rows: [], total: 0 }),
      ...given,
    },
  };
  const services = createAppServices({
    data,
    notices: createNoticeCenter({ now }),
    device: steadyDevice(),
    store: createMemoryStore(),
    now,
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppServicesProvider services={services}>
        <PendingBookingsFlow />
      </AppServicesProvider>
    </QueryClientProvider>,
  );
  return { decide, told: () => services.notices.getSnapshot().shown, unmount };
}

/** Whoever leaves the page meant what was pressed: what is held is sent. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

/** The buttons of the first booking, once it is there. */
async function firstButton(name: 'Approve' | 'Deny') {
  const [first] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`) });
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
    leave();
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
    leave();
    await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  });

  it.each([
    ['unexpected', 'Error', 'Failed to process decision'],
    ['event-full', 'Event Full', 'This event has reached maximum capacity'],
    [
      'already-decided',
      'Already Decided',
      'This one has been decided or cancelled in the meantime. The list shows the current state.',
    ],
  ] as const)(
    'says what failed and leaves the booking to be decided: %s (R-369, A-04, A-05)',
    async (code, title, description) => {
      const { told } = showDesk({ decide: () => Promise.reject(new DataError(code)) });
      const button = await firstButton('Approve');
      act(() => button.click());
      leave();
      await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: /^Approve/ })[0]).not.toHaveAttribute('aria-busy'),
      );
      expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    },
  );

  it('repeats a decision without an answer, which may have arrived, and then says that nobody knows (A-02, R-434)', async () => {
    const decide = vi.fn<Bookings['decide']>(() => Promise.reject(new DataError('network')));
    const { told } = showDesk({ decide });
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(decide).toHaveBeenCalledTimes(2);
    expect(told()).toMatchObject([{ id: 'error-timeout' }]);
  });

  it('tells the answer that came at the second try', async () => {
    const decide = vi
      .fn<Bookings['decide']>()
      .mockRejectedValueOnce(new DataError('timeout'))
      .mockRejectedValueOnce(new DataError('already-decided'));
    const { told } = showDesk({ decide });
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(told()).toMatchObject([{ id: 'already-decided' }]);
  });

  it('holds each decision for ten seconds, in which it can be taken back, and then sends it', async () => {
    const { decide } = showDesk();
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    act(() => void vi.advanceTimersByTime(9_000));
    expect(screen.getByText('sent in 1 s')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: /^Take back/ }).click());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(decide).not.toHaveBeenCalled();

    const [again] = screen.getAllByRole('button', { name: /^Deny/ });
    act(() => again?.click());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(decide).toHaveBeenCalledExactlyOnceWith({
      bookingId: PENDING_BOOKINGS[0]?.booking.id,
      decision: 'deny',
    });
  });

  it('sends what is held when she goes to another view', async () => {
    const { decide, unmount } = showDesk();
    const button = await firstButton('Approve');
    act(() => button.click());
    unmount();
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  });

  it('says when the bookings cannot be read (R-368)', async () => {
    showDesk({ listPending: () => Promise.reject(new DataError('unavailable')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pending bookings');
  });
});

describe('a desk with more bookings than one page', () => {
  it('says how many wait in all, and goes from page to page (A-91)', async () => {
    const [first, second, third] = PENDING_BOOKINGS;
    const pages = [[first, second], [third]].map((rows) => rows.flatMap((row) => row ?? []));
    showDesk({
      listPending: async ({ page }) => ({ rows: pages[page - 1] ?? [], total: 103, oldest: null, past: 0 }),
    });
    expect(await screen.findAllByRole('button', { name: /^Approve/ })).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toContain('103');
    await act(async () => screen.getByRole('button', { name: 'Page 2' }).click());
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Approve/ })).toHaveLength(1));
  });

  it('shows the page before when the last one has been decided to its end', async () => {
    const [first, second] = PENDING_BOOKINGS.flatMap((row, index) => (index < 2 ? row : []));
    let total = 101;
    const pageOf = (page: number) => (page === 1 ? first : total > 100 ? second : undefined);
    const { decide } = showDesk({
      listPending: async ({ page }) => {
        const row = pageOf(page);
        return { rows: row ? [row] : [], total, oldest: null, past: 0 };
      },
    });
    decide.mockImplementation(async ({ bookingId }) => {
      total = 100;
      return {
        applicationId: 'a',
        bookingId,
        applicationStatus: 'denied',
        bookingStatus: 'cancelled',
        decidedBy: null,
      };
    });
    await screen.findByRole('row', { name: /^Maya Okafor/ });
    await act(async () => screen.getByRole('button', { name: 'Page 2' }).click());
    await screen.findByRole('row', { name: /^Noor Haddad/ });
    const deny = screen.getByRole('button', { name: /^Deny/ });
    // No press counts while the rows are still moving.
    await waitFor(() => expect(deny).not.toHaveAttribute('aria-disabled'));
    act(() => deny.click());
    leave();
    await screen.findByRole('row', { name: /^Maya Okafor/ });
    expect(screen.queryByText('No pending bookings')).toBeNull();
  });
});
