import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
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

/** The id of the Postgres server that runs on this data folder now, if any. */
export function runningPostmaster(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return undefined;
  // After a restart of the machine the number may belong to someone else.
  return commandLine(pid).includes(dataDir) ? pid : undefined;
}

/**
 * Ends the Postgres server that runs on this data folder, whoever started it, and waits until it is gone.
 * Clients are cut off, transactions are rolled back, and what was committed is safe.
 */
export async function endPostmaster(dataDir: string): Promise<void> {
  const started = Date.now();
  let signal: NodeJS.Signals = 'SIGINT';
  for (let pid = runningPostmaster(dataDir); pid !== undefined; pid = runningPostmaster(dataDir)) {
    if (Date.now() - started > 15_000) signal = 'SIGQUIT';
    try {
      process.kill(pid, signal);
    } catch {
      // It went away between the two lines.
    }
    for (let round = 0; round < 40 && isAlive(pid); round += 1) await delay(25);
  }
  rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
}
