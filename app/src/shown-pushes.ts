import { describePush } from '@sorella/core/domain/notifications/describe-push';

/** A page of the app that is open. */
export interface OpenPage {
  focus(): Promise<OpenPage>;
  navigate(address: string): Promise<unknown>;
}

/** What of a worker's scope pushes need. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly location: Pick<Location, 'origin'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

/** Shows what was pushed while no page was open, in the words of the bell; `readerZone` is an IANA name. */
export function showPush(scope: PushScope, said: string, readerZone: string): Promise<void> {
  const { title, body, tag, href } = describePush(said, readerZone);
  return scope.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    data: { href },
  });
}

/** Leads to the thing itself: in a page that is open, or in a new one. `data` is what {@link showPush} left with it. */
export async function openPushed(scope: PushScope, data: unknown): Promise<void> {
  const href = data instanceof Object && 'href' in data && typeof data.href === 'string' ? data.href : '/';
  const address = new URL(href, scope.location.origin).href;
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  try {
    if (page) {
      await (await page.focus()).navigate(address);
      return;
    }
  } catch {
    // A page that this worker does not lead yet cannot be led elsewhere.
  }
  await scope.clients.openWindow(address);
}
