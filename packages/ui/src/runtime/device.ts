import { copyText } from '../browser/copy-text.ts';
import type { DevicePush } from '../browser/device-push.types.ts';

/** A device that is told nothing while the page is closed. */
export const noPush: DevicePush = {
  ability: () => 'unsupported',
  current: async () => null,
  subscribe: async () => 'denied',
  unsubscribe: async () => {},
};

/** What the flows ask of the device they run on. */
export interface Device {
  /** The browser's own opinion. */
  isOnline(): boolean;
  /** Calls back when that opinion changes; the returned function ends it. */
  onOnlineChange(listener: (online: boolean) => void): () => void;
  /** Asks the configured address; true when anything answered. Never rejects. */
  probe(): Promise<boolean>;
  /** Settles as soon as the page can be seen: a mail filter that opens it sees nothing. Never rejects. */
  untilVisible(): Promise<void>;
  /** Puts a text into the clipboard; false where the browser has none or does not allow it. Never rejects. */
  copy(text: string): Promise<boolean>;
  /** Opens a checked link in a new tab; false when the browser refused. */
  open(link: string): boolean;
  /** Being told while the page is closed; its code comes when it is asked for. Rejects when that cannot be had. */
  push(): Promise<DevicePush>;
}

/** The browser as a device. `probeUrl` is an address of one's own: no third party learns who is online. */
export function createBrowserDevice({ probeUrl }: { probeUrl: string }): Device {
  const open = (link: string) => {
    const tab = window.open(link, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  };
  return {
    isOnline: () => navigator.onLine,
    onOnlineChange(listener) {
      const online = () => listener(true);
      const offline = () => listener(false);
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      return () => {
        window.removeEventListener('online', online);
        window.removeEventListener('offline', offline);
      };
    },
    async probe() {
      try {
        await fetch(probeUrl, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
        return true;
      } catch {
        return false;
      }
    },
    untilVisible: () =>
      new Promise((resolve) => {
        const look = () => {
          if (document.visibilityState !== 'visible') return;
          document.removeEventListener('visibilitychange', look);
          resolve();
        };
        document.addEventListener('visibilitychange', look);
        look();
      }),
    copy: copyText,
    open,
    push: async () => (await import('../browser/device-push.ts')).devicePush,
  };
}
