import type { Session } from '../../data-port/community-data.ts';
import type { Application } from '../../domain/entities/application.ts';
import type { ProfileVersion } from '../../editing/profile-row.ts';

/** A member's pending application for a free event. */
export const APPLICATION: Application = {
  id: '00000000-0000-4000-8000-00000000a001',
  userId: '00000000-0000-4000-8000-000000000002',
  eventId: '00000000-0000-4000-8000-00000000e001',
  status: 'pending',
  applicationDate: '2026-11-21T12:00:00+00:00',
  adminNotes: null,
  paymentRequired: false,
  paymentAmountCents: 0,
  paymentMethod: 'free',
  processedAt: null,
  cancelledBy: null,
  cancelledLate: false,
  reference: 'K7M49QXT',
  paidStatedAt: null,
  payBy: null,
  expired: false,
  createdAt: '2026-11-21T12:00:00+00:00',
  updatedAt: '2026-11-21T12:00:00+00:00',
};

/** The same for an event that costs 30 euros. */
export const PAID_APPLICATION: Application = {
  ...APPLICATION,
  paymentRequired: true,
  paymentAmountCents: 3000,
  paymentMethod: 'paypal',
};

/** Where those 30 euros are paid. */
export const PAYMENT_LINK = 'https://paypal.me/sorella/30.00';

/** A member's profile as it was read first. */
export const PROFILE: ProfileVersion = {
  id: '00000000-0000-4000-8000-000000000002',
  firstName: 'Maya',
  lastName: 'Okafor',
  title: 'Product designer',
  bio: 'New in Berlin.',
  avatarUrl: null,
  updatedAt: '2026-11-21T12:00:00+00:00',
};

/** A member's session. */
export const SESSION: Session = {
  userId: '00000000-0000-4000-8000-000000000002',
  email: 'maya@sorella.test',
  expiresAt: 1_795_262_400,
};
