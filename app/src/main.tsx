import '@sorella/ui/styles';
import { createSupabaseData } from '@sorella/supabase';
import {
  CommunityProvider,
  createBrowserDevice,
  createBrowserStore,
  createCommunity,
  createNoticeCenter,
  createQueryClient,
  reportFailure,
  startCommunity,
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
const community = createCommunity({
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
const queries = createQueryClient({ onFailure: (error) => reportFailure(community, error) });
startCommunity(community, queries);
watchMissingCode(community, () => window.location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <CommunityProvider community={community}>
        <RouterProvider router={createAppRouter({ community, queries })} />
      </CommunityProvider>
    </QueryClientProvider>
  </StrictMode>,
);
