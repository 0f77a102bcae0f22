import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account Postgres runs under. Postgres refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

function accountIds(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

let found: Account | undefined;

/**
 * The account for Postgres: nothing (the caller's own) for an ordinary person; for root, `postgres` when the
 * machine has it, else `nobody`, so that nothing is added to the machine.
 *
 * @throws Error when root has neither account.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  found ??= accountIds('postgres') ?? accountIds('nobody');
  if (found === undefined) {
    throw new Error(
      'Postgres cannot run as root, and neither a `postgres` nor a `nobody` account exists here.',
    );
  }
  return found;
}

/** Whether the account may pass through every folder on the way to a file. */
export function isReachable(file: string, account: Account): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * How a program that is started in a data folder names that folder. An account of its own may be unable to pass
 * through the folders above (`/root`), so it is told to stay where it was put.
 */
export function ownNameOf(dataDir: string): string {
  return postgresAccount() !== undefined && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : dataDir;
}
