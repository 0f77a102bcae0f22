import type { Page } from '@sorella/core/data-port';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { type CachedReads, withoutRows } from '../../queries/cached-reads.ts';

/** A panel's filter, the property of a row that it looks at, and what it shows where it is off. */
interface PanelFilter {
  readonly filter: string;
  readonly by: string;
  readonly unset?: string;
}

const FILTERS: Readonly<Record<string, PanelFilter>> = {
  applications: { filter: 'status', by: 'status' },
  members: { filter: 'status', by: 'status' },
  subscriptions: { filter: 'status', by: 'subscriptionStatus' },
  reports: { filter: 'status', by: 'status', unset: 'open' },
  refunds: { filter: 'state', by: 'state', unset: 'open' },
};

/** The value of one filter that a cached page was asked for with; undefined for a request without it. */
export function filterOf(request: unknown, id: string): unknown {
  if (typeof request !== 'object' || request === null || !('filters' in request)) return undefined;
  const { filters } = request;
  return typeof filters === 'object' && filters !== null ? Reflect.get(filters, id) : undefined;
}

/** What a cached page of a panel was asked for by this filter; undefined when it shows all. */
function wantedOf(name: string, request: unknown): string | undefined {
  const filter = FILTERS[name];
  if (!filter) return undefined;
  const value = filterOf(request, filter.filter);
  if (value === '') return filter.unset;
  return value === 'all' || value === 'admins' || typeof value !== 'string' ? undefined : value;
}

/** Changes the rows of one of the admin's tables; those that its filter shows no more leave it. */
export function changeTable<Row extends object>(
  reads: CachedReads,
  name: string,
  change: (row: Row) => Row,
): void {
  const filter = FILTERS[name];
  reads.change<Page<Row>>(['admin-tools', name], (page, [, , request]) => {
    const wanted = wantedOf(name, request);
    const changed = page.rows.map((row) => [row, change(row)] as const);
    const left = new Set(
      changed.flatMap(([before, row]) =>
        filter && wanted !== undefined && row !== before && Reflect.get(row, filter.by) !== wanted
          ? [row]
          : [],
      ),
    );
    return withoutRows({ ...page, rows: changed.map(([, row]) => row) }, (row: Row) => left.has(row));
  });
}

/** So many wait no more: the numbers in the headings of the panels. */
export function countDown(
  reads: CachedReads,
  what: 'bookings' | 'applications' | 'approvals' | 'coffeeChats' | 'reports' | 'refunds',
  by: number,
): void {
  reads.change<AdminOverview>(['admin-tools', 'overview'], (overview) => {
    const waiting = Math.max(0, overview[what].waiting - by);
    return { ...overview, [what]: { waiting, oldest: waiting === 0 ? null : overview[what].oldest } };
  });
}
