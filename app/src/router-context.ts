import type { AppServices } from '@sorella/ui';
import type { QueryClient } from '@tanstack/react-query';

/** What every route can reach. */
export interface RouterContext {
  services: AppServices;
  queries: QueryClient;
}
