import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';

/** Where the time to pay is cached. */
export const PAYMENT_TERM_KEY = ['admin-tools', 'payment-term'] as const;

/** Where the time to pay of one event is cached. */
export const eventPaymentTermKey = (eventId: string) =>
  ['admin-tools', 'event-payment-term', eventId] as const;

/** The time to pay of one event. */
export const eventPaymentTermQuery = (data: CommunityData, eventId: string) =>
  queryOptions({
    queryKey: eventPaymentTermKey(eventId),
    queryFn: ({ signal }) => data.admin.getEventPaymentTerm(eventId, { signal }),
  });

/** The time to pay. */
export const paymentTermQuery = (data: CommunityData) =>
  queryOptions({
    queryKey: PAYMENT_TERM_KEY,
    queryFn: ({ signal }) => data.admin.getPaymentTerm({ signal }),
  });
