import { isConnectionFailure } from '@sorella/core/data-port';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** How often a failed read is tried again by itself. */
const RETRIES = 2;

/**
 * The cache of what was read. Reads again on focus; tries again only when the failure says nothing
 * about the request; fails rather than waits while offline, so that a person reads why.
 */
export function createQueryClient({ onFailure }: { onFailure(error: unknown): void }): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: 'always',
        retry: (failures, error) => failures < RETRIES && isConnectionFailure(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
