import type { PendingBooking } from '@sorella/core/domain/entities/booking';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PendingBookingsDashboard, type PendingBookingsDashboardProps } from './PendingBookingsDashboard.tsx';
import { NOW, PENDING_BOOKINGS } from './pending-bookings.fixtures.ts';
import { SETTLING_MS } from './use-settled.ts';

type Decide = PendingBookingsDashboardProps['onDecide'];

const ready = (rows: readonly PendingBooking[]) => ({ kind: 'ready', rows, total: rows.length }) as const;

const NEWEST_FIRST = { page: 1, sortBy: 'date', ascending: false, search: '' };

function show(given: Partial<PendingBookingsDashboardProps> = {}) {
  const props = { onDecide: vi.fn<Decide>(), onRetry: vi.fn<() => void>() };
  const dashboard = (more: Partial<PendingBookingsDashboardProps> = {}) => (
    <PendingBookingsDashboard
      content={ready(PENDING_BOOKINGS)}
      now={NOW}
      view={NEWEST_FIRST}
      pageSize={100}
      onViewChange={vi.fn<PendingBookingsDashboardProps['onViewChange']>()}
      heldOf={() => null}
      onTakeBack={vi.fn<PendingBookingsDashboardProps['onTakeBack']>()}
      {...props}
      {...given}
      {...more}
    />
  );
  const { rerender } = render(dashboard());
  return { ...props, update: (more: Partial<PendingBookingsDashboardProps>) => rerender(dashboard(more)) };
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the dashboard of pending bookings', () => {
  it('shows who, what, how much and since when (R-360, R-362)', () => {
    show();
    const maya = row('Maya Okafor');
    for (const text of [
      'maya@sorella.test',
      'Sunday long-table brunch',
      'Nov 29, 2026, 11:00 AM CET',
      '€30.00',
      '6 credits',
      'K7M49QXT',
      'Nov 21, 2026, 11:20 AM UTC',
    ]) {
      expect(maya.getByText(text)).toBeInTheDocument();
    }
  });

  it('keeps the order it is given: newest first (R-360)', () => {
    show();
    const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names[0]).toContain('Maya Okafor');
    expect(names[2]).toContain('Unknown User');
  });

  it('builds a placeholder address from the user id while the real one cannot be had (R-363, A-69)', () => {
    show();
    expect(row('Unknown User').getByText('user-f3a9c1d2@example.com')).toBeInTheDocument();
  });

  it("says 'Unknown User' and 'Unknown Event', and both can still be decided (R-309)", async () => {
    const { onDecide } = show();
    expect(row('Unknown User').getByText('Unknown Event')).toBeInTheDocument();
    await userEvent.click(row('Unknown User').getByRole('button', { name: /^Deny/ }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ pending: PENDING_BOOKINGS[2], decision: 'deny' });
  });

  it.each([
    ['Approve', 'approve'],
    ['Deny', 'deny'],
  ])('decides one booking: %s (R-364, R-365)', async (name, decision) => {
    const { onDecide } = show();
    await userEvent.click(row('Noor Haddad').getByRole('button', { name: new RegExp(`^${name}`) }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ pending: PENDING_BOOKINGS[1], decision });
  });

  it('names member and event with each button, which of many alike says whose it is', () => {
    show();
    expect(row('Noor Haddad').getByRole('button', { name: /^Approve/ })).toHaveAccessibleName(
      'Approve Noor Haddad Ceramics for beginners',
    );
  });

  it('decides neither way about what is decided and on its way', () => {
    show({
      heldOf: ({ booking }) => (booking.id === 'b2' ? { key: 1, decision: 'approve', sending: true } : null),
    });
    expect(row('Noor Haddad').queryByRole('button', { name: /^(Approve|Deny)/ })).toBeNull();
    expect(row('Noor Haddad').getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(row('Maya Okafor').getByRole('button', { name: /^Approve/ })).toBeInTheDocument();
  });

  it('reads out how many wait, whenever that changes (R-361)', () => {
    const { update } = show({ content: ready(PENDING_BOOKINGS.slice(0, 1)) });
    expect(screen.getByRole('status')).toHaveTextContent('1 booking is waiting');
    update({ content: ready(PENDING_BOOKINGS.slice(0, 2)) });
    expect(screen.getByRole('status')).toHaveTextContent('2 bookings are waiting');
  });

  it('moves the focus to the next booking when the one in hand is gone, never to a decision about it', async () => {
    const { update, onDecide } = show();
    row('Maya Okafor').getByRole('button', { name: /^Deny/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({
      pending: PENDING_BOOKINGS[0],
      decision: 'deny',
    });
    update({ content: ready(PENDING_BOOKINGS.slice(1)) });
    expect(screen.getByRole('row', { name: 'Noor Haddad Ceramics for beginners' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(onDecide).toHaveBeenCalledOnce();
  });

  it('moves the focus to the heading after the last booking is gone', async () => {
    const { update } = show({ content: ready(PENDING_BOOKINGS.slice(0, 1)) });
    await userEvent.click(row('Maya Okafor').getByRole('button', { name: /^Approve/ }));
    update({ content: ready([]) });
    expect(screen.getByRole('heading', { name: 'Pending bookings' })).toHaveFocus();
  });

  it.each([
    ['gone', PENDING_BOOKINGS, PENDING_BOOKINGS.slice(1)],
    ['arrived', PENDING_BOOKINGS.slice(1), PENDING_BOOKINGS],
  ])('takes no decision from a pointer that a row slid under, just after one has %s', (_, before, after) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { update, onDecide } = show({ content: ready(before) });
    update({ content: ready(after) });
    const approve = row('Noor Haddad').getByRole('button', { name: /^Approve/ });
    act(() => void vi.advanceTimersByTime(SETTLING_MS - 1));
    fireEvent.click(approve);
    expect(onDecide).not.toHaveBeenCalled();
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(approve);
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ pending: PENDING_BOOKINGS[1], decision: 'approve' });
  });

  it('waits anew when the list changes again meanwhile, even back to what it was', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { update, onDecide } = show();
    update({ content: ready(PENDING_BOOKINGS.slice(1)) });
    act(() => void vi.advanceTimersByTime(SETTLING_MS - 1));
    update({ content: ready(PENDING_BOOKINGS) });
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(row('Noor Haddad').getByRole('button', { name: /^Deny/ }));
    expect(onDecide).not.toHaveBeenCalled();
  });

  it('can be decided as soon as the first bookings are there', () => {
    const { update, onDecide } = show({ content: { kind: 'loading' } });
    update({ content: ready(PENDING_BOOKINGS) });
    fireEvent.click(row('Noor Haddad').getByRole('button', { name: /^Deny/ }));
    expect(onDecide).toHaveBeenCalledOnce();
  });

  it('leaves the focus alone when another booking goes', async () => {
    const { update } = show();
    await userEvent.click(row('Noor Haddad').getByRole('button', { name: /^Approve/ }));
    update({ content: ready(PENDING_BOOKINGS.slice(1)) });
    expect(row('Noor Haddad').getByRole('button', { name: /^Approve/ })).toHaveFocus();
  });

  it('marks only what came after the dashboard was opened as new', () => {
    const { update } = show({ content: ready(PENDING_BOOKINGS.slice(0, 1)) });
    expect(screen.queryByText('New')).toBeNull();
    const [, second] = PENDING_BOOKINGS;
    const late = second && {
      ...second,
      booking: { ...second.booking, createdAt: '2026-11-21T12:01:00+00:00' },
    };
    update({ content: ready([...(late ? [late] : []), ...PENDING_BOOKINGS.slice(0, 1)]) });
    expect(row('Noor Haddad').getByText('New')).toBeInTheDocument();
    expect(row('Maya Okafor').queryByText('New')).toBeNull();
  });

  it('says how long the first of all waits, by which reference, and who says she has paid (A-89, A-91)', () => {
    const [first] = PENDING_BOOKINGS;
    const stated = first && {
      ...first,
      application: { ...first.application, paidStatedAt: '2026-11-20T09:00:00+00:00' },
    };
    show({ content: ready(stated ? [stated] : []), oldest: '2026-11-18T12:00:00+00:00' });
    expect(screen.getByText('Waiting longest: booked 3 days ago')).toBeInTheDocument();
    expect(screen.getByText('Says paid Nov 20, 2026')).toBeInTheDocument();
  });

  it('offers to take back what is decided and not sent, and says for how long', async () => {
    const onTakeBack = vi.fn<PendingBookingsDashboardProps['onTakeBack']>();
    const until = performance.now() + 6_500;
    show({
      heldOf: ({ booking }) =>
        booking.id === 'b2' ? { key: 7, decision: 'deny', sending: false, until } : null,
      onTakeBack,
    });
    const noor = row('Noor Haddad');
    expect(noor.getByText('Denied')).toBeInTheDocument();
    expect(noor.getByText('sent in 7 s')).toBeInTheDocument();
    await userEvent.click(noor.getByRole('button', { name: /^Undo/ }));
    expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('says when nothing waits', () => {
    show({ content: ready([]) });
    expect(screen.getByRole('heading', { name: 'No pending bookings' })).toBeInTheDocument();
  });

  it('says that it loads', () => {
    show({ content: { kind: 'loading' } });
    expect(screen.getByText('Loading pending bookings...').closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('says when it failed to load, and tries again on request (R-368)', async () => {
    const notice = { title: 'Error', description: 'Failed to load pending bookings' };
    const { onRetry } = show({ content: { kind: 'failed', notice } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load pending bookings');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
