/**
 * A small process that outlives a stack killed without warning: when its standard input closes, it ends the
 * Postgres server of one data folder and, for a throw-away stack, removes the folder.
 *
 * Arguments: the data folder, and optionally the folder to remove.
 */
import { rmSync } from 'node:fs';
import { endPostmaster } from './postmaster.ts';

const [dataDir, removeDir] = process.argv.slice(2);

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.stdin.resume();
process.stdin.once('end', async () => {
  if (dataDir !== undefined) await endPostmaster(dataDir);
  if (removeDir !== undefined) rmSync(removeDir, { recursive: true, force: true });
  process.exit(0);
});
