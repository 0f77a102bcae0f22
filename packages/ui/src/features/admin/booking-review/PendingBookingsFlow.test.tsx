import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { DecisionAnswer } from '@sorella/core/domain/entities/admin';
import { createMemoryStore } from '@sorella/core/offline';
import { BASE_NOW, connectToNobody } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { PENDING_BOOKINGS } from '../../../admin/pending-bookings/pending-bookings.fixtures.ts';
import { createNoticeCenter } from '../../../notices/notice-center.ts';
import { AppServicesProvider } from '../../../runtime/AppServicesProvider.tsx';
import { steadyDevice } from '../../../runtime/device.fixture.ts';
import { createAppServices } from '../../../wiring/create-app-services.ts';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

const now = () => BASE_NOW.getTime();

type Decide = CommunityData['admin']['decideApplications'];

const answering = (given: Partial<DecisionAnswer>) =>
  vi.fn<Decide>(async ({ applicationIds }) =>
    applicationIds.map((applicationId) => ({
      applicationId,
      verdict: 'decided',
      applicationStatus: 'approved',
      decidedBy: null,
      byMember: false,
      ...given,
    })),
  );

/** Bookings whose applications can be told apart. */
const WAITING = PENDING_BOOKINGS.map((pending, index) => ({
  ...pending,
  application: { ...pending.application, id: `a${index + 1}` },
}));

/** What an admin reviews, three bookings that wait; a decided one is gone from the next reading. */
function showBookings({
  decide = answering({}),
  listPending,
}: {
  decide?: Mock<Decide>;
  listPending?: CommunityData['bookings']['listPending'];
} = {}) {
  let waiting = WAITING;
  const rest = connectToNobody({ as: 'admin' });
  const data: CommunityData = {
    ...rest,
    admin: {
      ...rest.admin,
      decideApplications: async (input) => {
        const answers = await decide(input);
        const done = answers.filter(({ verdict }) => verdict === 'decided');
        waiting = waiting.filter(
          ({ application }) => !done.some(({ applicationId }) => applicationId === application.id),
        );
        return answers;
      },
    },
    bookings: {
      ...rest.bookings,
      listPending:
        listPending ?? (async () => ({ rows: [...waiting], total: waiting.length, oldest: null, past: 0 })),
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

/** Whether the browser asks before the page is left. */
const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  return leaving.defaultPrevented;
};

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
    const { decide, told } = showBookings();
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

  it('has the browser ask before the page is left while a decision waits, and not before (R-434)', async () => {
    const { decide } = showBookings();
    const first = await firstButton('Approve');
    expect(isAsked()).toBe(false);
    act(() => first.click());
    expect(isAsked()).toBe(true);
    // It is sent meanwhile.
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  });

  it.each([
    ['Approve', 'Booking Approved', 'User has been registered for the event'],
    ['Deny', 'Booking Denied', 'Booking has been denied - no payment received'],
  ] as const)('says what was decided: %s (R-366, R-367)', async (name, title, description) => {
    const { told } = showBookings();
    const button = await firstButton(name);
    act(() => button.click());
    leave();
    await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  });

  it.each([
    [
      'the request fails',
      vi.fn<Decide>(() => Promise.reject(new DataError('unexpected'))),
      'Error',
      'Failed to process decision',
    ],
    [
      'no seat is left',
      answering({ verdict: 'event-full', applicationStatus: 'pending' }),
      'Event Full',
      'This event has reached maximum capacity',
    ],
    [
      'it was decided meanwhile',
      answering({ verdict: 'already-decided' }),
      'Already Decided',
      'This one has been decided or cancelled in the meantime. The list shows the current state.',
    ],
  ])(
    'says why, and leaves the booking to be decided, when %s (R-369, A-04, A-05)',
    async (_, decide, title, description) => {
      const { told } = showBookings({ decide });
      const button = await firstButton('Approve');
      act(() => button.click());
      leave();
      await waitFor(() => expect(told()).toMatchObject([{ title, description }]));
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Approve/ })).toHaveLength(3));
    },
  );

  it('repeats a decision without an answer, which may have arrived, and then says that nobody knows (A-02, R-434)', async () => {
    const decide = vi.fn<Decide>(() => Promise.reject(new DataError('network')));
    const { told } = showBookings({ decide });
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(decide).toHaveBeenCalledTimes(2);
    expect(told()).toMatchObject([{ id: 'error-timeout' }]);
  });

  it('tells the answer that came at the second try', async () => {
    const decide = answering({ verdict: 'already-decided' });
    decide.mockRejectedValueOnce(new DataError('timeout'));
    const { told } = showBookings({ decide });
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(told()).toMatchObject([{ id: 'already-decided' }]);
  });

  it('holds each decision for ten seconds, in which it can be taken back, and then sends it', async () => {
    const { decide } = showBookings();
    const button = await firstButton('Approve');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    act(() => button.click());
    act(() => void vi.advanceTimersByTime(9_000));
    expect(screen.getByText('sent in 1 s')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: /^Undo/ }).click());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(decide).not.toHaveBeenCalled();

    const [again] = screen.getAllByRole('button', { name: /^Deny/ });
    act(() => again?.click());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(decide).toHaveBeenCalledExactlyOnceWith({
      applicationIds: ['a1'],
      decision: 'deny',
      notes: null,
    });
  });

  it('sends what is held when she goes to another view', async () => {
    const { decide, unmount } = showBookings();
    const button = await firstButton('Approve');
    act(() => button.click());
    unmount();
    await waitFor(() => expect(decide).toHaveBeenCalledOnce());
  });

  it('says when the bookings cannot be read (R-368)', async () => {
    showBookings({ listPending: () => Promise.reject(new DataError('unavailable')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pending bookings');
  });
});

describe('a review of more bookings than one page', () => {
  it('says how many wait in all, and goes from page to page (A-91)', async () => {
    const [first, second, third] = PENDING_BOOKINGS;
    const pages = [[first, second], [third]].map((rows) => rows.flatMap((row) => row ?? []));
    showBookings({
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
    const decide = answering({});
    showBookings({
      decide: decide.mockImplementationOnce(async () => {
        total = 100;
        return [];
      }),
      listPending: async ({ page }) => {
        const row = pageOf(page);
        return { rows: row ? [row] : [], total, oldest: null, past: 0 };
      },
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
