/*
 * Keeps the files of one release on the device: code, styles, fonts, and the plain page. Pages are always asked of the
 * network first, and answers of the backend are never kept here: what a member may read is nobody else's. The last
 * events are kept by the app itself. Shows what a member is told while no page is open.
 */
import { describePush } from '@sorella/core/domain/notifications/describe-push';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Written in by `build-worker.ts`. */
declare const RELEASE: { url: string; revision: string | null }[];
/** The part of a worker's global scope that is used; the page's own library of types knows none. */
declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
} & EventTarget;

/** A page of the app that is open. */
interface OpenPage {
  focus(): Promise<OpenPage>;
  navigate(address: string): Promise<unknown>;
}

const PLAIN_PAGE = '/app.html';

cleanupOutdatedCaches();
precacheAndRoute(RELEASE, { cleanURLs: false });
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await matchPrecache(PLAIN_PAGE);
      if (kept) return kept;
      throw error;
    }
  }),
);
self.addEventListener('message', (event) => {
  if ('data' in event && event.data === 'take-over') void self.skipWaiting();
});

/** What of a worker's events is used. */
const isAwaited = (event: Event): event is Event & { waitUntil(work: Promise<unknown>): void } =>
  'waitUntil' in event;

const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

// What a member is told while no page is open: in the words of the bell, and a press leads to the thing itself.
self.addEventListener('push', (event) => {
  if (!isAwaited(event)) return;
  const data: unknown = Reflect.get(event, 'data');
  const said = data instanceof Object && 'text' in data && typeof data.text === 'function' ? data.text() : '';
  const { title, body, tag, href } = describePush(String(said), readerZone());
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { href } }),
  );
});

async function open(href: string): Promise<void> {
  const address = new URL(href, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages;
  try {
    await (await page?.focus())?.navigate(address);
    if (page) return;
  } catch {
    // A page that this worker does not lead yet cannot be led elsewhere.
  }
  await self.clients.openWindow(address);
}
self.addEventListener('notificationclick', (event) => {
  if (!isAwaited(event)) return;
  const notification: unknown = Reflect.get(event, 'notification');
  if (!(notification instanceof Notification)) return;
  notification.close();
  const data: unknown = notification.data;
  const href = data instanceof Object && 'href' in data && typeof data.href === 'string' ? data.href : '/';
  event.waitUntil(open(href));
});
