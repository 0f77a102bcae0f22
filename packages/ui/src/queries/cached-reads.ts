import type { Page } from '@sorella/core/data-port';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { AnswerOfEachWrite } from '../runtime/announced-writes.ts';

/** What was read of the backend and is cached, to be changed by what a write has answered. */
export interface CachedReads {
  /** Milliseconds since 1970: when the answer came. */
  readonly now: number;
  /** The cached answers of all reads whose key begins so, newest key parts included. */
  all<Data>(key: QueryKey): (readonly [key: QueryKey, data: Data])[];
  /**
   * Changes every cached answer whose key begins so; what was never read stays unread. When it was read stays as it is,
   * so that a page goes on saying as of when it shows the rest.
   */
  change<Data>(key: QueryKey, change: (data: Data, key: QueryKey) => Data): void;
  /** Sets the answer of one read, also where it was never read. */
  set(key: QueryKey, data: unknown): void;
  /** Forgets what the answer does not tell: pages that show it read it as if for the first time. */
  forget(key: QueryKey): void;
}

/** For every write of the port what its answer says of what was read before. */
export type WriteAnswers = AnswerOfEachWrite<[reads: CachedReads]>;

/**
 * Joins the helpers to a cache.
 *
 * @param now - milliseconds since 1970.
 */
export function cachedReads(queries: QueryClient, now: number): CachedReads {
  const all = <Data>(key: QueryKey) =>
    queries
      .getQueriesData<Data>({ queryKey: key })
      .flatMap(([found, data]) => (data === undefined ? [] : [[found, data] as const]));
  return {
    now,
    all,
    change<Data>(key: QueryKey, change: (data: Data, key: QueryKey) => Data) {
      for (const [found, data] of all<Data>(key)) {
        const updatedAt = queries.getQueryState(found)?.dataUpdatedAt;
        queries.setQueryData<Data>(found, change(data, found), updatedAt === undefined ? {} : { updatedAt });
      }
    },
    set: (key, data) => void queries.setQueryData(key, data),
    forget: (key) => void queries.resetQueries({ queryKey: key }),
  };
}

/** A list without some of its rows, and its total with it. */
export function withoutRows<Row, List extends Pick<Page<Row>, 'total'> & { rows: readonly Row[] }>(
  list: List,
  isGone: (row: Row) => boolean,
): List {
  const rows = list.rows.filter((row) => !isGone(row));
  return { ...list, rows, total: list.total - (list.rows.length - rows.length) };
}

/** The same change on each page of a list that is read page by page. */
export const onEachPage = <OnePage>(
  data: InfiniteData<OnePage>,
  change: (page: OnePage, index: number) => OnePage,
): InfiniteData<OnePage> => ({ ...data, pages: data.pages.map(change) });
