import { type Outbox, QUEUES } from '@sorella/core/offline';
import { storeChannel } from './store-channel.ts';

/** Between two looks whether what waits can be sent by now, in ms. */
const ROUND_MS = 60_000;

const KEYS = Object.values(QUEUES).map(({ key }) => key);

/**
 * Reads what waits again when another tab changed it, and when the member comes back to this page: a tab that
 * slept has missed what was said meanwhile. And sends it, for the other may have been closed before it could;
 * also every now and then, for an admin action is tried three times at once and no more. The returned
 * function ends it.
 */
export function followOtherTabs({
  refresh,
  sync,
  getSnapshot,
}: Pick<Outbox, 'refresh' | 'sync' | 'getSnapshot'>): () => void {
  // Without a page there are no tabs, as in tests that bring none.
  if (typeof window === 'undefined') return () => undefined;
  const look = async () => {
    // First: it may be another tab's turn to send for a while, and what waits is to be seen meanwhile.
    await refresh();
    await sync();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // All was deleted at once where no key is named.
    if (key === null || KEYS.some((queue) => key.startsWith(queue))) void look();
  };
  const onMessage = () => void look();
  const channel = storeChannel();
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const waits = () => getSnapshot().entries.some(({ status }) => status.state === 'waiting');
  const rounds = setInterval(() => {
    if (waits()) void sync();
  }, ROUND_MS);
  window.addEventListener('storage', onStorage);
  channel?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(rounds);
    window.removeEventListener('storage', onStorage);
    channel?.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
