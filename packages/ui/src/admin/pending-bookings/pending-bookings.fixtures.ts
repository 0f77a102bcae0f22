import type { PendingBooking } from '@sorella/core/domain/entities/booking';
import { NOW } from '../../cards/cards.fixtures.ts';

export { NOW };

/** A pending booking of Maya's for the brunch; the given parts differ. */
export function aPendingBooking({
  booking,
  ...given
}: Omit<Partial<PendingBooking>, 'booking'> & {
  booking?: Partial<PendingBooking['booking']>;
} = {}): PendingBooking {
  return {
    booking: {
      id: '00000000-0000-4000-8000-0000000000b1',
      userId: '00000000-0000-4000-8000-000000000002',
      eventId: '00000000-0000-4000-8000-0000000000e1',
      applicationId: '00000000-0000-4000-8000-0000000000a1',
      creditsUsed: 6,
      amountPaidCents: 0,
      status: 'pending',
      paymentMethod: 'paypal',
      paypalPaymentId: null,
      cancelledBy: null,
      createdAt: '2026-11-21T11:20:00+00:00',
      updatedAt: '2026-11-21T11:20:00+00:00',
      ...booking,
    },
    application: {
      id: '00000000-0000-4000-8000-0000000000a1',
      reference: 'K7M49QXT',
      paymentAmountCents: 3000,
      paidStatedAt: null,
      payBy: null,
    },
    received: null,
    member: {
      id: '00000000-0000-4000-8000-000000000002',
      firstName: 'Maya',
      lastName: 'Okafor',
      avatarUrl: null,
    },
    email: 'maya@sorella.test',
    event: {
      id: '00000000-0000-4000-8000-0000000000e1',
      title: 'Sunday long-table brunch',
      startTime: '2026-11-29T10:00:00+00:00',
      timeZone: 'Europe/Berlin',
      location: 'Kreuzberg, Berlin',
      creditsRequired: 6,
    },
    ...given,
  };
}

const noor = '00000000-0000-4000-8000-000000000003';

/** Three of them, newest first; one without an address, one without member and event. */
export const PENDING_BOOKINGS: readonly PendingBooking[] = [
  aPendingBooking(),
  aPendingBooking({
    booking: { id: 'b2', userId: noor, creditsUsed: 4, createdAt: '2026-11-21T08:05:00+00:00' },
    member: { id: noor, firstName: 'Noor', lastName: 'Haddad', avatarUrl: null },
    email: null,
    event: {
      id: 'e4',
      title: 'Ceramics for beginners',
      startTime: '2026-12-03T17:00:00+00:00',
      timeZone: 'Europe/Berlin',
      location: 'Altona, Hamburg',
      creditsRequired: 4,
    },
  }),
  aPendingBooking({
    booking: {
      id: 'b3',
      userId: 'f3a9c1d2-0000-4000-8000-000000000009',
      creditsUsed: 1,
      createdAt: '2026-11-18T16:40:00+00:00',
    },
    member: null,
    email: null,
    event: null,
  }),
];
