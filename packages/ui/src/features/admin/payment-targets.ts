import type { Page } from '@sorella/core/data-port';
import type { PaymentTarget } from '@sorella/core/domain/entities/payment-desk';
import type { QueryClient } from '@tanstack/react-query';
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
 * Keeps what a statement is matched with for as long as the page lives: by it the counts of what waits know what a
 * recorded payment has settled, however long its lines are looked at. It is put here when it was read, and not read
 * through the cache: an answer to another write takes back every read under way, and the statement would be matched
 * with what the one before it was.
 */
export function keepPaymentTargets(queries: QueryClient, targets: readonly PaymentTarget[]): void {
  queries.setQueryDefaults(PAYMENT_TARGETS_KEY, { gcTime: Number.POSITIVE_INFINITY });
  queries.setQueryData(PAYMENT_TARGETS_KEY, targets);
}
