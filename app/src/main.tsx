import '@sorella/ui/styles';
import { createSupabaseData } from '@sorella/supabase';
import {
  AppServicesProvider,
  createAppServices,
  createBrowserDevice,
  createBrowserStore,
  createNoticeCenter,
  createQueryClient,
  reportFailure,
  startApp,
  watchMissingCode,
} from '@sorella/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readEnv } from './config/env.ts';
import { takeOpenedLinks } from './opened-link.ts';
import { createAppRouter } from './router.tsx';

/** Where the session is kept; only reaching for blocked storage throws, and memory does then. */
function storage() {
  try {
    return { storage: localStorage };
  } catch {
    return {};
  }
}

takeOpenedLinks();
const env = readEnv();
const services = createAppServices({
  data: createSupabaseData({
    url: env.supabaseUrl,
    publishableKey: env.supabasePublishableKey,
    ...storage(),
  }),
  notices: createNoticeCenter(),
  device: createBrowserDevice({ probeUrl: env.probeUrl }),
  store: createBrowserStore(),
  now: () => Date.now(),
});
const queries = createQueryClient({ onFailure: (error) => reportFailure(services, error) });
startApp(services, queries);
watchMissingCode(services, () => window.location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <AppServicesProvider services={services}>
        <RouterProvider router={createAppRouter({ services, queries })} />
      </AppServicesProvider>
    </QueryClientProvider>
  </StrictMode>,
);
