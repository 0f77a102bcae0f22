import '@sorella/ui/styles';
import { createSupabaseData } from '@sorella/supabase';
import {
  createAppServices,
  createBrowserDevice,
  createBrowserStore,
  createNoticeCenter,
  createQueryClient,
  reportFailure,
  startApp,
  watchMissingCode,
} from '@sorella/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readEnv } from './config/env.ts';
import { handOverEarlyInput } from './early-input.ts';
import { fetchFirst } from './first-requests.ts';
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
    fetch: fetchFirst,
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
const container = root;
const router = createAppRouter({ services, queries });
const onReady = () => handOverEarlyInput(container);
const app = <App services={services} queries={queries} router={router} onReady={onReady} />;

/** True when the build has drawn this very page; what filters in an address ask for is drawn anew over that picture. */
function isDrawn(): boolean {
  const { pathname, search } = router.latestLocation;
  return (
    container.dataset['page'] === pathname && Object.values(search).every((value) => value === undefined)
  );
}

// No `await` here: the bundler would take the entry apart.
void router.load().then(() => {
  if (!isDrawn()) return createRoot(container).render(app);
  // As in the build: no boundary around the route, which is loaded by now.
  router.ssr = { manifest: undefined };
  hydrateRoot(container, app);
});
