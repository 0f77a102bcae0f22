/*
 * Keeps the files of one release on the device: code, styles, fonts, and the plain page. Pages are always asked of the
 * network first, and answers of the backend are never kept here: what a member may read is nobody else's. The last
 * events are kept by the app itself.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Written in by `build-worker.ts`. */
declare const RELEASE: { url: string; revision: string | null }[];
/** The part of a worker's global scope that is used; the page's own library of types knows none. */
declare const self: { skipWaiting(): Promise<void> } & EventTarget;

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
