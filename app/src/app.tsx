import { type AppServices, AppServicesProvider, PageReadyContext } from '@sorella/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createAppRouter } from './router.tsx';

/** Props of {@link App}. */
export interface AppProps {
  services: AppServices;
  queries: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Called when a page answers presses. */
  onReady?: () => void;
}

const ignore = () => {};

/** The whole tree: the same in the build, which draws the first picture, and in the browser, which takes it over. */
export function App({ services, queries, router, onReady = ignore }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AppServicesProvider services={services}>
          <PageReadyContext value={onReady}>
            <RouterProvider router={router} />
          </PageReadyContext>
        </AppServicesProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
