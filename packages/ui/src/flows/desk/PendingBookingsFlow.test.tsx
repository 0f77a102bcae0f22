import type { CommunityData } from '@sorella/core/data-port';
import { BASE_NOW, connect, createBackend, createWorld, SCENARIOS } from '@sorella/mocks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PENDING_BOOKINGS } from '../../admin/pending-bookings/pending-bookings.fixtures.ts';
import { createNoticeCenter } from '../../notices/notice-center.ts';
import { CommunityProvider } from '../community/CommunityProvider.tsx';
import { createCommunity } from '../community/community.ts';
import { PendingBookingsFlow } from './PendingBookingsFlow.tsx';

const now = () => BASE_NOW.getTime();

/** The desk of an admin, before three bookings that wait; a decided one is gone from the next reading. */
async function openDesk() {
  let waiting = PENDING_BOOKINGS;
  const decide = vi.fn<CommunityData['bookings']['decide']>(async ({ bookingId }) => {
    waiting = waiting.filter(({ booking }) => booking.id !== bookingId);
    return { applicationId: 'a', bookingId, applicationStatus: 'approved', bookingStatus: 'paid' };
  });
  const rest = connect(createBackend(createWorld(SCENARIOS.pendingBookings)), { as: 'admin' });
  const data: CommunityData = {
    ...rest,
    bookings: { decide, listPending: async () => [...waiting], listCancelled: async () => [] },
  };
  const community = createCommunity({
    data,
    notices: createNoticeCenter({ now }),
    device: {
      isOnline: () => true,
      onOnlineChange: () => () => {},
      probe: async () => true,
      handOver: async () => ({ copied: true, opened: true }),
      open: () => true,
    },
    now,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CommunityProvider community={community}>
        <PendingBookingsFlow />
      </CommunityProvider>
    </QueryClientProvider>,
  );
  const [first] = await screen.findAllByRole('button', { name: 'Approve' });
  if (first === undefined) throw new Error('There is nothing to decide');
  return { community, decide, first };
}

describe('deciding about a pending booking', () => {
  it('decides once when pressed twice before the page was drawn again (A-39)', async () => {
    const { community, decide, first } = await openDesk();
    act(() => {
      first.click();
      first.click();
    });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(decide).toHaveBeenCalledOnce();
    expect(community.notices.getSnapshot().shown).toMatchObject([{ title: 'Booking Approved', count: 1 }]);
  });
});
