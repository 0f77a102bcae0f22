import type { ApplicationWithEvent } from '@sorella/core/domain/entities/application';
import { expect, it } from 'vitest';
import { newlyApproved } from './tell-approvals.ts';

type Status = ApplicationWithEvent['status'];
const application = (id: string, status: Status): ApplicationWithEvent => ({
  id,
  status,
  userId: 'maya',
  eventId: `event of ${id}`,
  applicationDate: '2026-11-20T10:00:00Z',
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
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  event: null,
  messages: [],
});

it.each<[Status | null, Status, boolean]>([
  ['pending', 'approved', true],
  ['pending', 'denied', false],
  ['approved', 'approved', false],
  ['denied', 'approved', false],
  [null, 'approved', false],
])('from %s to %s is told as an approval: %s', (before, now, told) => {
  const earlier = before === null ? [] : [application('one', before)];
  expect(newlyApproved(earlier, [application('one', now)])).toHaveLength(told ? 1 : 0);
});
