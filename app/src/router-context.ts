import type { Community } from '@sorella/ui';
import type { QueryClient } from '@tanstack/react-query';

/** What every route can reach. */
export interface RouterContext {
  community: Community;
  queries: QueryClient;
}
