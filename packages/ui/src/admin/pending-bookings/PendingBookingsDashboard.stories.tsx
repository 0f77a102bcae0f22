import type { PendingBooking } from '@sorella/core/domain/entities/booking';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ready } from '../../lists/lists.fixtures.ts';
import type { HeldDecision } from '../tools/DecisionCell.tsx';
import { SecondsLeft } from '../tools/SecondsLeft.tsx';
import { page } from './PendingBookingsDashboard.page.tsx';
import { PendingBookingsDashboard, type PendingBookingsDashboardProps } from './PendingBookingsDashboard.tsx';
import { aPendingBooking, NOW, PENDING_BOOKINGS } from './pending-bookings.fixtures.ts';

const waiting = (rows: readonly PendingBooking[]) => ready({ rows, total: rows.length });

const heldIn =
  (held: Readonly<Record<string, HeldDecision>>): PendingBookingsDashboardProps['heldOf'] =>
  ({ booking }) =>
    held[booking.id] ?? null;

const meta = preview.meta({
  title: 'Admin/Pending bookings',
  parameters: { ...everyPage, page },
  component: PendingBookingsDashboard,
  subcomponents: { SecondsLeft },
  args: {
    content: waiting(PENDING_BOOKINGS),
    view: { page: 1, sortBy: 'date', ascending: false, search: '' },
    pageSize: 100,
    onViewChange: fn(),
    heldOf: heldIn({}),
    onDecide: fn(),
    onTakeBack: fn(),
    onRetry: fn(),
    now: NOW,
  },
});

export const Ready = meta.story({
  name: 'Every pending booking can be approved or denied, known or not (R-309, R-363, A-69)',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Approve/ })).toHaveLength(3);
    await expect(canvas.getByText('Unknown User')).toBeVisible();
    await expect(canvas.getByText('Unknown Event')).toBeVisible();
    await expect(canvas.getByText('user-f3a9c1d2@example.com')).toBeVisible();
  },
});

export const Sending = meta.story({
  name: 'What is on its way can be decided neither way',
  tags: ['kind:loading'],
  args: { heldOf: heldIn({ b2: { key: 1, decision: 'approve', sending: true } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Sending\.\.\./ }));
    await expect(args.onTakeBack).not.toHaveBeenCalled();
  },
});

export const SendingTwo = meta.story({
  name: 'Two bookings can be decided at once',
  tags: ['kind:loading'],
  args: {
    heldOf: heldIn({
      b2: { key: 1, decision: 'deny', sending: true },
      b3: { key: 2, decision: 'approve', sending: true },
    }),
  },
});

export const Held = meta.story({
  name: 'What is decided and not sent yet can be taken back',
  args: {
    heldOf: heldIn({ b2: { key: 1, decision: 'approve', sending: false, until: Number.POSITIVE_INFINITY } }),
    oldest: '2026-11-18T16:40:00+00:00',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(1);
  },
});

export const Arriving = meta.story({
  name: 'A booking that arrives is counted aloud',
  render: function Live(args) {
    const [bookings, setBookings] = useState(PENDING_BOOKINGS.slice(0, 1));
    const arrive = () =>
      setBookings([
        aPendingBooking({ booking: { id: 'b9', createdAt: '2026-11-21T11:59:40+00:00' } }),
        ...bookings,
      ]);
    return (
      <>
        <PendingBookingsDashboard {...args} content={waiting(bookings)} />
        <button type="button" onClick={arrive}>
          A member applies
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 booking is waiting');
    await userEvent.click(canvas.getByRole('button', { name: 'A member applies' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 bookings are waiting');
  },
});

export const LongText = meta.story({
  name: 'Long names and titles take the lines they need',
  tags: ['kind:long-text'],
  args: {
    content: waiting([
      aPendingBooking({
        member: {
          id: 'm',
          firstName: 'Wilhelmina-Charlotte',
          lastName: 'van der Westhuizen-Oppenheimer',
          avatarUrl: null,
        },
        email: 'wilhelmina-charlotte.van-der-westhuizen-oppenheimer@community.sorella.test',
        event: {
          id: 'e',
          title: 'An unhurried evening of letterpress printing, hand-bound notebooks and very good soup',
          startTime: '2026-12-03T17:00:00+00:00',
          timeZone: 'Europe/Berlin',
          location: 'Studio Handsatz in the third courtyard, Oranienstraße 25, Kreuzberg, Berlin',
          creditsRequired: 12,
        },
      }),
    ]),
  },
});

export const Empty = meta.story({
  name: 'When nothing waits it says that bookings come by themselves',
  tags: ['kind:empty'],
  args: { content: waiting([]) },
});

export const Loading = meta.story({
  name: 'While bookings load, rows without words keep their places',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
});

export const Failed = meta.story({
  name: 'When bookings fail to load it says so and tries again on request',
  tags: ['kind:error'],
  args: {
    content: {
      kind: 'failed',
      notice: noticeOf(adminNotices, 'pending-bookings-load-failed'),
      advice: dataErrorNotices['error-network'].description,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'On a phone every booking is a card',
  globals: { viewport: { value: 'phone' } },
});
