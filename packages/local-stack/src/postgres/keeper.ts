/**
 * A small process that outlives a stack killed without warning: when its standard input closes, it ends the Postgres
 * server whose process id it was told there last and, for a throw-away stack, removes the folder.
 *
 * Arguments: the data folder, and optionally the folder to remove.
 */
import { rmSync } from 'node:fs';
import { endPostmaster } from './postmaster.ts';

const [dataDir = '', removeDir] = process.argv.slice(2);
let told = '';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.on('data', (chunk) => {
  told += String(chunk);
});
process.stdin.once('end', () => void cleanUp());

async function cleanUp(): Promise<void> {
  // Only the one it was told: a stack started meanwhile on a folder that stays may have its own by now.
  const pid = Number(told.trim().split('\n').at(-1));
  if (pid > 1) await endPostmaster(pid, dataDir);
  if (removeDir !== undefined) rmSync(removeDir, { recursive: true, force: true });
  process.exit(0);
}
