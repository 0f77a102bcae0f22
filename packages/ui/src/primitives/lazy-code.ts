/** Begins what the first picture does not need once the browser has nothing else to do. The function returned calls it off. */
export function afterFirstPicture(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 2000);
  return () => clearTimeout(handle);
}

let replaceable = 0;

/**
 * Code that somebody stands in for, and says so: null where it cannot be had. Nobody is told that something is
 * missing on top of that, nor when it was only fetched beforehand.
 */
export async function importOrNull<Code>(load: () => Promise<Code>): Promise<Code | null> {
  replaceable += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    replaceable -= 1;
  }
}

/** Whether code that is missing just now may be some that {@link importOrNull} asked for. */
export const isImportOrNullPending = (): boolean => replaceable > 0;
