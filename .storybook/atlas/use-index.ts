import { useEffect, useState } from 'react';
import { type IndexEntry, parseIndex } from './story-index.ts';

/** Storybook's index: while it is read, when it is there, and when it cannot be read. */
export type ReadIndex = { state: 'reading' } | { state: 'read'; entries: IndexEntry[] } | { state: 'failed' };

async function readIndex(signal: AbortSignal): Promise<IndexEntry[]> {
  const response = await fetch('index.json', { signal });
  if (!response.ok) throw new Error(`index.json: ${response.status}`);
  return parseIndex(await response.json());
}

/** Reads Storybook's own index, in dev and in the built Storybook alike. */
export function useIndex(): ReadIndex {
  const [index, setIndex] = useState<ReadIndex>({ state: 'reading' });
  useEffect(() => {
    const gone = new AbortController();
    readIndex(gone.signal).then(
      (entries) => setIndex({ state: 'read', entries }),
      () => {
        if (!gone.signal.aborted) setIndex({ state: 'failed' });
      },
    );
    return () => gone.abort();
  }, []);
  return index;
}
