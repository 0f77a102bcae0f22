import type { DevicePush } from './device-push.types.ts';

const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
const isFromHomeScreen = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

async function manager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** How long a first visit's worker may take until it is there. */
const PATIENCE_MS = 10_000;

/** The same once the worker is at work, which the first visit fetches last of all. */
function readyManager(): Promise<PushManager> {
  return Promise.race([
    navigator.serviceWorker.ready.then(({ pushManager }) => pushManager),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker is not there')), PATIENCE_MS);
    }),
  ]);
}

const keysOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh: key, auth: secret } = keys ?? {};
  if (!endpoint || !key || !secret) throw new Error('The browser made a subscription without keys');
  return { endpoint, key, secret };
};

const base64Url = (bytes: ArrayBuffer | null | undefined) =>
  bytes
    ? btoa(String.fromCodePoint(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    : '';

/** What the browser can be told while the page is closed. */
export const devicePush: DevicePush = {
  ability() {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return isApplePhone() && !isFromHomeScreen() ? 'home-screen' : 'unsupported';
    return Notification.permission === 'denied' ? 'denied' : 'able';
  },
  async current() {
    const subscription = await (await manager())?.getSubscription();
    return subscription ? keysOf(subscription) : null;
  },
  async subscribe(publicKey) {
    const pushes = await readyManager();
    const before = await pushes.getSubscription();
    // One with another key takes nothing from the server any more, and stands in the way of a new one.
    if (before && base64Url(before.options.applicationServerKey) !== publicKey) await before.unsubscribe();
    try {
      return keysOf(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return 'denied';
      throw error;
    }
  },
  async unsubscribe() {
    await (await (await manager())?.getSubscription())?.unsubscribe();
  },
};
