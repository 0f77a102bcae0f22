import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 15_000;
const lookEveryMs = 25;

/** Whether a process with this id exists. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    } catch {
      return '';
    }
  }
}

/** Whether this process is the Postgres server of this data folder, and not one that got its number later. */
export function isPostmaster(pid: number, dataDir: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(dataDir);
}

/** The id of the Postgres server that runs on this data folder now, if any. */
export function runningPostmaster(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isPostmaster(pid, dataDir) ? pid : undefined;
}

/**
 * Ends one Postgres server, whoever started it, and waits until it is gone. Clients are cut off, transactions are
 * rolled back, and what was committed is safe.
 */
export async function endPostmaster(pid: number, dataDir: string): Promise<void> {
  const started = Date.now();
  while (isPostmaster(pid, dataDir)) {
    try {
      process.kill(pid, Date.now() - started > patienceMs ? 'SIGQUIT' : 'SIGINT');
    } catch {
      // It went away between the two lines.
    }
    for (let round = 0; round < 40 && isAlive(pid); round += 1) await delay(lookEveryMs);
  }
}

/** Makes a data folder free for a new server: ends the one that a killed stack left on it. */
export async function clearDataFolder(dataDir: string): Promise<void> {
  const pid = runningPostmaster(dataDir);
  if (pid !== undefined) await endPostmaster(pid, dataDir);
  // Postgres trusts the number in it, which after a restart of the machine may be someone else's.
  rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}
