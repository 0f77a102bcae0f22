import '@sorella/ui/styles';
import { createSupabaseData } from '@sorella/supabase';
import {
  atFirstNeed,
  createAppServices,
  createBrowserDevice,
  createBrowserStore,
  createNoticeCenter,
  createQueryClient,
  reportFailure,
  startApp,
  tellDroppedPress,
  watchMissingCode,
} from '@sorella/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchUpdates } from './app-updates.ts';
import { readEnv } from './config/env.ts';
import { takeEarlyInput } from './early-input.ts';
import { fetchFirst } from './first-requests.ts';
import { isDrawn } from './is-drawn.ts';
import { onUnexpected } from './on-unexpected.ts';
import { loadAnew, takeOpenedLinks } from './opened-link.ts';
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
const notices = createNoticeCenter();
const device = createBrowserDevice({ probeUrl: env.probeUrl });
const services = createAppServices({
  data: createSupabaseData({
    url: env.supabaseUrl,
    publishableKey: env.supabasePublishableKey,
    fetch: fetchFirst,
    readsAhead: true,
    ...storage(),
  }),
  notices,
  device,
  store: createBrowserStore(),
  now: () => Date.now(),
  onUnexpected,
  onPressDropped: (error) => tellDroppedPress({ notices, device }, loadAnew, error),
});
const queries = createQueryClient({ onFailure: (error) => reportFailure(services, error) });
startApp(services, queries);
watchMissingCode(services, loadAnew);
atFirstNeed(() => void watchUpdates(notices, loadAnew));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const container = root;

const tell = (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
  onUnexpected(error, componentStack);
/** What React caught at a boundary, at none, or mended by drawing anew. */
const drawing = { onCaughtError: tell, onUncaughtError: tell, onRecoverableError: tell };
window.addEventListener('error', ({ error, message }) => onUnexpected(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => onUnexpected(reason));

function draw(router: ReturnType<typeof createAppRouter>): void {
  const handOver = takeEarlyInput();
  const onReady = () => handOver(container);
  const app = <App services={services} queries={queries} router={router} onReady={onReady} />;
  const { pathname, search } = router.latestLocation;
  const isTakenOver = isDrawn(container.dataset['page'], {
    pathname,
    search,
    isUnknown: router.state.matches.at(-1)?.routeId === '/$',
    needsSession: document.documentElement.dataset['session'] === 'needed',
  });
  // A page brings a title of its own; that of one which stands there already is kept by it.
  if (!isTakenOver || container.dataset['page']?.endsWith('*'))
    document.querySelector('head > title')?.remove();
  if (!isTakenOver) {
    if (document.documentElement.dataset['session'] === 'needed')
      delete document.documentElement.dataset['session'];
    return createRoot(container, drawing).render(app);
  }
  // As in the build: no boundary around the route, which is loaded by now.
  router.ssr = { manifest: undefined };
  // Not as a transition, which is drawn in slices: the router would go on to another page between two of them.
  hydrateRoot(container, app, drawing);
}

// Each in a task of its own, so that the page scrolls in between. No `await` here: the bundler would take the entry apart.
setTimeout(() => {
  const router = createAppRouter({ services, queries });
  void router.load().then(() => setTimeout(draw, 0, router));
});
