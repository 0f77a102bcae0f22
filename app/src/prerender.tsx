import '@sorella/ui/styles';
import { createMemoryStore } from '@sorella/core/offline';
import { createSupabaseData } from '@sorella/supabase';
import { createAppServices, createNoticeCenter, createQueryClient, type Device } from '@sorella/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { EPOCH, firstRequestKey, SOME_ID } from './first-requests.ts';
import { createAppRouter } from './router.tsx';

/** A request that the page makes as soon as it is opened. */
export interface FirstRequest {
  method: string;
  /** With {@link EPOCH} wherever the time of asking stands. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What the build knows of a page. */
export interface DrawnPage {
  html: string;
  requests: FirstRequest[];
  /** Ids of the routes that it is made of, but for the root. */
  routes: string[];
  /** The page is for anybody: its picture may be handed out before it is known who asks. */
  isPublic: boolean;
}

const never = new Promise<never>(() => {});

const noDevice: Device = {
  isOnline: () => true,
  onOnlineChange: () => () => {},
  probe: async () => false,
  untilVisible: () => never,
  copy: async () => false,
  open: () => false,
  push: () => never,
};

function open(path: string, fetch: typeof globalThis.fetch) {
  const services = createAppServices({
    data: createSupabaseData({ url: 'http://backend.invalid', publishableKey: 'sb_prerender', fetch }),
    notices: createNoticeCenter(),
    device: noDevice,
    store: createMemoryStore(),
    now: () => Date.parse(EPOCH),
  });
  const queries = createQueryClient({ onFailure: () => {} });
  const router = createAppRouter(
    { services, queries },
    // Otherwise the router writes an inline script.
    { history: createMemoryHistory({ initialEntries: [path] }), scrollRestoration: false },
  );
  return { services, queries, router };
}

/** Every address that has a page, with a `*` for what comes behind it and stands for something. */
export function addressesOf(): string[] {
  const { router } = open('/', () => never);
  return Object.keys(router.routesByPath)
    .filter((path) => path !== '/$')
    .map((path) => path.replace(/\$.*/, '*'));
}

/**
 * What a visitor sees of a page before anything has been read, and what the browser will ask for.
 *
 * @param address - as {@link addressesOf} has it; one of many is drawn of {@link SOME_ID}.
 * @throws what drawing throws.
 */
export async function prerenderPage(address: string): Promise<DrawnPage> {
  const path = address.replace('*', SOME_ID);
  const requests: FirstRequest[] = [];
  const { services, queries, router } = open(path, (input, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    delete headers['apikey'];
    delete headers['authorization'];
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    requests.push({
      method,
      path: firstRequestKey(method, pathname + search).slice(method.length + 1),
      headers,
      body: typeof init.body === 'string' ? init.body : null,
    });
    return never;
  });
  await router.load();
  const broken = router.state.matches.find(({ status }) => status === 'error');
  if (broken) throw new Error(`${path} cannot be drawn without a browser.`, { cause: broken.error });
  const isPublic = router.state.matches.at(-1)?.staticData.isPublic ?? false;
  const routes = router.state.matches.map(({ routeId }) => routeId).filter((id) => id !== '__root__');
  const { prelude } = await prerenderToNodeStream(
    <App services={services} queries={queries} router={router} />,
    {
      // From about 12 KB on React would put a part aside, hidden, and let an inline script move it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  return { html, requests, routes, isPublic };
}
