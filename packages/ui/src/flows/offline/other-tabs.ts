import { type Outbox, QUEUE_KEYS } from '@sorella/core/offline';

const KEYS = Object.values(QUEUE_KEYS);

/**
 * Reads what waits again when another tab changed it, and when she comes back to this page: a tab that slept has missed
 * what was said meanwhile. The returned function ends it.
 */
export function followOtherTabs({ refresh }: Pick<Outbox, 'refresh'>): () => void {
  // Without a page there are no tabs, as in tests that bring none.
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = ({ key }: StorageEvent) => {
    // All was deleted at once where no key is named.
    if (key === null || KEYS.some((queue) => key.startsWith(queue))) void refresh();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
