/*
 * Keeps the files of one release on the device: code, styles, fonts, and the plain page. Pages are always asked of the
 * network first, and answers of the backend are never kept here: what a member may read is nobody else's. The last
 * events are kept by the app itself. Shows what a member is told while no page is open.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openPushed, type PushScope, showPush } from './shown-pushes.ts';

/** Written in by `build-worker.ts`. */
declare const RELEASE: { url: string; revision: string | null }[];
/** The part of a worker's global scope that is used; the page's own library of types knows none. */
declare const self: { skipWaiting(): Promise<void> } & PushScope & EventTarget;

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

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
self.addEventListener('push', (event) => {
  if (!isAwaited(event)) return;
  const data: unknown = Reflect.get(event, 'data');
  const said = data instanceof Object && 'text' in data && typeof data.text === 'function' ? data.text() : '';
  event.waitUntil(showPush(self, String(said), zone()));
});
self.addEventListener('notificationclick', (event) => {
  if (!isAwaited(event)) return;
  const notification: unknown = Reflect.get(event, 'notification');
  if (!(notification instanceof Notification)) return;
  notification.close();
  event.waitUntil(openPushed(self, notification.data));
});
