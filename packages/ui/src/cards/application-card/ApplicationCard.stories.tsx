import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { aFreeEvent, anApplicationFor, anEvent, MAYA, NOW } from '../cards.fixtures.ts';
import { OrganizerMessages } from '../organizer-messages/OrganizerMessages.tsx';
import { page } from './ApplicationCard.page.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApplicationCardSkeleton } from './ApplicationCardSkeleton.tsx';
import { ApplicationPayment } from './ApplicationPayment.tsx';
import { ApplicationRefund } from './ApplicationRefund.tsx';

const brunch = anEvent();
const club = aFreeEvent();

const meta = preview.meta({
  title: 'Cards/Application card',
  component: ApplicationCard,
  parameters: { page },
  subcomponents: { ApplicationCardSkeleton, ApplicationPayment, ApplicationRefund, OrganizerMessages },
  args: { application: anApplicationFor(brunch), onCancel: fn(), now: NOW },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
});

export const Pending = meta.story({
  name: 'A pending application can be cancelled (A-09)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel Booking/ }));
    await expect(args.onCancel).toHaveBeenCalledWith({ application: args.application });
  },
});

export const StatesPaid = meta.story({
  name: 'A waiting application says how it is paid, and she says when she has done so (A-89)',
  args: { onStatePaid: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Pay €30\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
    await expect(args.onStatePaid).toHaveBeenCalledWith({ application: args.application, paid: true });
  },
});

export const SentBefore = meta.story({
  name: 'Applied for again, it asks not to pay twice what was sent for the application before (A-14)',
  args: { onStatePaid: fn(), earlierReference: 'V4DH7RHJ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Already sent it with V4DH7RHJ/)).toBeVisible();
  },
});

export const SaidPaid = meta.story({
  name: 'That she has paid stands there with its day, and can be taken back (A-89)',
  args: { application: anApplicationFor(brunch, { paidStatedAt: '2026-11-20T12:00:00+00:00' }) },
});

export const WithoutLink = meta.story({
  name: 'Without a link to pay it leads to the contact page, and whoever has paid before may say so (R-308)',
  args: {
    application: anApplicationFor(anEvent({ paypalUsername: null, paypalPaymentLink: null })),
    onStatePaid: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: 'I have paid' }));
    await expect(args.onStatePaid).toHaveBeenCalledWith({ application: args.application, paid: true });
  },
});

export const TimeToPay = meta.story({
  name: 'Where there is a time to pay it says by when, and what happens after it (A-106)',
  args: { application: anApplicationFor(brunch, { payBy: '2026-11-24T17:00:00+00:00' }), onStatePaid: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pay by Nov 24, 2026, 6:00 PM CET\. After that/)).toBeVisible();
  },
});

export const Expired = meta.story({
  name: 'One that was not paid in time says so, and that she can apply again (A-106)',
  args: { application: anApplicationFor(brunch, { status: 'denied', expired: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid in time')).toBeVisible();
  },
});

export const Running = meta.story({
  name: 'A booked event that has begun stays, and so does one whose time has changed (A-72)',
  args: {
    application: anApplicationFor(
      { ...club, startTime: '2026-11-21T11:00:00+00:00', endTime: '2026-11-21T14:00:00+00:00' },
      { status: 'approved' },
    ),
  },
});

export const Approved = meta.story({
  name: 'An approved application says that all is set, and goes into the calendar (A-93)',
  args: { application: anApplicationFor(club, { status: 'approved' }), onAddToCalendar: fn() },
});

export const Told = meta.story({
  name: 'What the organizers wrote stands with her application, the last first (A-67)',
  args: {
    application: anApplicationFor(club, {
      status: 'approved',
      messages: [
        {
          messageId: 'm2',
          body: 'It may rain: bring a coat.',
          createdAt: '2026-11-21T08:00:00+00:00',
        },
        {
          messageId: 'm1',
          body: 'The door is in the second yard, left of the bakery.\nRing at Kranz.',
          createdAt: '2026-11-20T09:00:00+00:00',
        },
      ],
    }),
    onAddToCalendar: fn(),
  },
});

export const Denied = meta.story({
  name: 'A denied application cannot be cancelled',
  tags: ['kind:denied'],
  args: { application: anApplicationFor(brunch, { status: 'denied' }) },
});

export const DeniedWithNotes = meta.story({
  name: "A denied application shows the admin's notes (R-306)",
  args: {
    application: anApplicationFor(brunch, {
      status: 'denied',
      adminNotes:
        'We could not find your payment. Write to us when it has left your account, then apply again.',
    }),
  },
});

export const Cancelled = meta.story({
  name: 'An application she cancelled says so (A-07)',
  args: {
    application: anApplicationFor(brunch, {
      status: 'denied',
      adminNotes: 'Cancelled by user',
      cancelledBy: MAYA,
    }),
  },
});

const paidAndCancelled = {
  status: 'denied',
  adminNotes: 'Cancelled by user',
  cancelledBy: MAYA,
  booking: { status: 'cancelled', amountPaidCents: 3_000, paymentMethod: 'paypal', refunds: [] },
} satisfies Partial<ApplicationHistoryEntry>;

/** Whoever ended it was an admin, with the event. */
const endedWithEvent = {
  ...paidAndCancelled,
  adminNotes: 'The boat is broken.',
  cancelledBy: '00000000-0000-4000-8000-000000000001',
};

const settled = (outcome: 'refunded' | 'kept') => ({
  booking: {
    ...paidAndCancelled.booking,
    refunds: [{ outcome, amountCents: 3_000, createdAt: '2026-11-20T09:00:00+00:00' }],
  },
});

export const CancelledPaid = meta.story({
  name: 'What was paid for a seat that she gave up keeps its reference, and says whom to ask (A-14, R-333)',
  args: { application: anApplicationFor(brunch, paidAndCancelled) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.application.reference)).toBeVisible();
    await expect(canvas.getByText(/^For your refund of €30\.00, write to /)).toBeVisible();
  },
});

export const CancelledWithEvent = meta.story({
  name: 'What was paid for an event that does not take place is sent back, as its mail says (A-26)',
  args: {
    application: anApplicationFor(brunch, endedWithEvent),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^An organizer will send €30\.00 back\./)).toBeVisible();
  },
});

export const Refunded = meta.story({
  name: 'What an organizer sent back is not promised any more (A-14)',
  args: { application: anApplicationFor(brunch, { ...endedWithEvent, ...settled('refunded') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^€30\.00 was sent back to you on Nov 20, 2026\./)).toBeVisible();
    await expect(canvas.queryByText(/An organizer will send/)).toBeNull();
  },
});

export const Kept = meta.story({
  name: 'What the organizers kept is said, with whom to ask (A-14)',
  args: {
    application: anApplicationFor(brunch, { ...paidAndCancelled, cancelledLate: true, ...settled('kept') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The organizers did not refund €30\.00\./)).toBeVisible();
  },
});

export const CancelledLate = meta.story({
  name: 'Given up too late, the refund is up to the admin (A-14, R-333)',
  args: { application: anApplicationFor(brunch, { ...paidAndCancelled, cancelledLate: true }) },
});

export const Cancelling = meta.story({
  name: 'While it is being cancelled the button is busy',
  tags: ['kind:loading'],
  args: { cancelling: true },
});

export const Past = meta.story({
  name: 'A past event can no longer be cancelled',
  args: {
    application: anApplicationFor(
      anEvent({ startTime: '2026-11-01T10:00:00+00:00', endTime: '2026-11-01T13:00:00+00:00' }),
      { status: 'approved' },
    ),
  },
});

export const UnknownEvent = meta.story({
  name: 'An application whose event is gone is for an Unknown Event (R-309)',
  tags: ['kind:empty'],
  args: { application: anApplicationFor(null, { status: 'approved' }) },
});

export const LongText = meta.story({
  name: 'Long titles and places take the lines they need',
  tags: ['kind:long-text'],
  args: {
    application: anApplicationFor(
      anEvent({
        title: 'An unhurried evening of letterpress printing, hand-bound notebooks and very good soup',
        location: 'Studio Handsatz in the third courtyard, Oranienstraße 25, Kreuzberg, Berlin',
      }),
    ),
  },
});

export const Narrow = meta.story({
  name: 'On the narrowest phone nothing is cut off',
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const Loading = meta.story({
  name: 'An application that has not arrived keeps its place',
  tags: ['kind:loading'],
  render: () => <ApplicationCardSkeleton />,
});
