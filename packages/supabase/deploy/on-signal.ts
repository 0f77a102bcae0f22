import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const works = new Set<() => void>();

function end() {
  for (const work of [...works].toReversed()) work();
  process.exit(130);
}

/** Does some work when the process is told to end, ahead of its end. What it returns takes that back. */
export function onSignal(work: () => void): () => void {
  if (works.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  works.add(work);
  return () => {
    works.delete(work);
    if (works.size === 0) for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** Does some work with a temporary folder of its own, which only its owner can read and which is gone however that ends. */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const takeBack = onSignal(remove);
  try {
    return await work(folder);
  } finally {
    takeBack();
    remove();
  }
}
