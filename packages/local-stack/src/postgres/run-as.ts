import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The account Postgres runs under. Postgres refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How to start a program: under which account, and through which wrapper. */
export interface LaunchPlan {
  readonly account: Account | undefined;
  readonly command: string;
  readonly args: readonly string[];
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

function reachable(file: string, account: Account): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * Plans the start of a Postgres program. When root keeps the checkout in a folder that others may not enter
 * (`/root`), the program gets the one capability that lets it pass through.
 *
 * @param touched - existing files the program has to reach.
 */
export function planLaunch(program: string, args: readonly string[], touched: readonly string[]): LaunchPlan {
  const account = postgresAccount();
  if (account === undefined) return { account, command: program, args };
  if ([program, ...touched].every((file) => reachable(file, account))) {
    return { account, command: program, args };
  }
  return {
    account: undefined,
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      program,
      ...args,
    ],
  };
}
