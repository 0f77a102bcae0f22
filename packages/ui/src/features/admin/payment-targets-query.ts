import type { CommunityData, Page } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';
import { PAYMENT_TARGETS_KEY } from './payment-targets-key.ts';

/** Reads a list of pages to its end; rejects as its reads do. */
export async function readAllPages<Row>(list: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list(page);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

/**
 * All that a statement can be matched with, read anew for each. It stays as long as the page does: by it the counts of
 * what waits know what a recorded payment has settled, however long its lines are looked at.
 */
export const paymentTargetsQuery = (data: CommunityData) =>
  queryOptions({
    queryKey: PAYMENT_TARGETS_KEY,
    queryFn: () => readAllPages((page) => data.admin.listPaymentTargets(page)),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
