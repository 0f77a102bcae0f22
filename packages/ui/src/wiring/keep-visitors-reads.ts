import type { QueryClient } from '@tanstack/react-query';
import type { AppServices } from '../runtime/app-services.ts';

/** Milliseconds after which the listing that a visitor has read is kept: nothing then waits for that code. */
const SETTLED_MS = 3_000;

type Needed = Pick<AppServices, 'store' | 'now' | 'device' | 'session'>;

const loadKeeping = async (services: Needed, queries: QueryClient) => {
  const { createCaches, keepReads } = await import('../features/offline/keep-reads.ts');
  return keepReads(createCaches(services), queries, services);
};

/**
 * Keeps the listing for visitors too, and shows it to them when it cannot be read: the code for it comes with
 * the first failure, or some time after the first answer. The returned function ends it.
 */
export function keepVisitorsReads(services: Needed, queries: QueryClient): () => void {
  let keeping: Promise<() => void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(timer);
    keeping ??= loadKeeping(services, queries);
    keeping.catch(() => {
      keeping = undefined; // the next failure tries again
    });
  };

  const stopWatching = queries.getQueryCache().subscribe(({ type, query, ...rest }) => {
    if (keeping || type !== 'updated' || query.queryKey[0] !== 'events' || !('action' in rest)) return;
    if (rest.action.type === 'error' || rest.action.type === 'failed') begin();
    if (rest.action.type === 'success') timer ??= setTimeout(begin, SETTLED_MS);
  });

  return () => {
    stopWatching();
    clearTimeout(timer);
    void keeping?.then((stop) => stop());
  };
}
