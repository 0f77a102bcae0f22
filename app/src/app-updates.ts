import { noticeOf } from '@sorella/core/notices/notice';
import { syncNotices } from '@sorella/core/notices/sync.notices';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import type { NoticeCenter } from '@sorella/ui';

const WORKER = '/sw.js';

/** What of Trusted Types is used; not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const isTrustedTypes = (value: unknown): value is TrustedTypes =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** The address of the worker in the form that the page's policy lets through: it lets through no other. */
function workerAddress(): string {
  const types: unknown = Reflect.get(window, 'trustedTypes');
  if (!isTrustedTypes(types)) return WORKER;
  const policy = types.createPolicy('sorella-worker', {
    createScriptURL(address) {
      if (address !== WORKER) throw new TypeError(`No worker lies at ${address}`);
      return address;
    },
  });
  return policy.createScriptURL(WORKER);
}

/**
 * Keeps the app on the device, so that it opens without a network, and says when a new release lies ready. It is loaded
 * on a press alone, or with the next visit: nothing that is being typed goes by itself.
 */
export async function watchUpdates(notices: NoticeCenter, reload: () => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const tell = (worker: ServiceWorker) =>
    notices.publish(noticeOf(syncNotices, 'update-ready'), {
      group: 'update',
      action: {
        label: commonTexts.loadAnew,
        onPress: () => {
          serviceWorker.addEventListener('controllerchange', reload, { once: true });
          worker.postMessage('take-over');
        },
      },
    });
  try {
    const registration = await serviceWorker.register(workerAddress());
    // The first one that is installed updates nothing.
    const look = () => {
      if (registration.waiting && serviceWorker.controller) tell(registration.waiting);
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch {
    // Forbidden by the browser, or the network is gone: the app works without it.
  }
}
