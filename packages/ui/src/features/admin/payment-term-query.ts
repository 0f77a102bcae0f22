import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';

/** Where the time to pay is cached. */
export const PAYMENT_TERM_KEY = ['admin-tools', 'payment-term'] as const;

/** The time to pay. */
export const paymentTermQuery = (data: CommunityData) =>
  queryOptions({
    queryKey: PAYMENT_TERM_KEY,
    queryFn: ({ signal }) => data.admin.getPaymentTerm({ signal }),
  });
