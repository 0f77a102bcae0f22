import '@sorella/ui/styles';
import { createMemoryStore } from '@sorella/core/offline';
import { createSupabaseData } from '@sorella/supabase';
import { createAppServices, createNoticeCenter, createQueryClient, type Device } from '@sorella/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { EPOCH, firstRequestKey } from './first-requests.ts';
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

/** Stands for an id in the addresses that are drawn. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

/** Every address that has a page; one of many, where a part of it stands for something. */
export function pagesOf(): string[] {
  const { router } = open('/', () => never);
  return Object.keys(router.routesByPath)
    .filter((path) => path !== '/$')
    .map((path) => path.replace(/\$\w+/, SOME_ID));
}

/** Every address, with a `*` for the parts that stand for something. */
export function addressesOf(): string[] {
  const { router } = open('/', () => never);
  return Object.keys(router.routesByPath)
    .filter((path) => path !== '/$')
    .map((path) => path.replace(/\$.*/, '*'));
}

/** What a visitor sees of a page before anything has been read, and what the browser will ask for. Throws what drawing throws. */
export async function prerenderPage(path: string): Promise<DrawnPage> {
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
  return { html, requests, isPublic };
}
