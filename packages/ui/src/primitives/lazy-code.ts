import { atFirstNeed } from './first-need.ts';

/** Begins what the first picture does not need once the browser has nothing else to do. The function returned calls it off. */
export function afterFirstPicture(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 2000);
  return () => clearTimeout(handle);
}

/**
 * Begins again what a missing network stood in the way of: when the browser is online again, with the next press, or
 * after a while. The function returned calls it off.
 */
export function onceWorthAnotherTry(work: () => void): () => void {
  const begin = () => {
    stop();
    work();
  };
  const leaveOff = atFirstNeed(begin);
  window.addEventListener('online', begin);
  const stop = () => {
    leaveOff();
    window.removeEventListener('online', begin);
  };
  return stop;
}

/** Code that somebody stands in for, and says so: null where it cannot be had. */
export async function importOrNull<Code>(load: () => Promise<Code>): Promise<Code | null> {
  return load().catch(() => null);
}
