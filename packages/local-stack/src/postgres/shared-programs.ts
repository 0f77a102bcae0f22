import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, isReachable } from './run-as.ts';
import { workshopPrefix } from './templates.ts';

const bases = () => [...new Set([tmpdir(), '/tmp', '/var/tmp', '/var/cache'])].filter(existsSync);

/** What linking a program of one's own needs, and running Postgres does not. */
const isNeeded = (file: string) => !file.endsWith('.a');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isNeeded);
}

/** A folder for temporary files may be tidied file by file. */
function isWhole(native: string, copy: string): boolean {
  return filesIn(native).every((file) => {
    const [from, to] = [native, copy].map((root) =>
      lstatSync(path.join(root, file), { throwIfNoEntry: false }),
    );
    return from !== undefined && to !== undefined && (from.isDirectory() || from.size === to.size);
  });
}

/** @throws Error when somebody else could change what is in the folder. */
function assertOurs(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  if (lstatSync(folder).isDirectory() && uid === process.getuid?.() && (mode & 0o022) === 0) return;
  throw new Error(
    `${folder} belongs to somebody else or may be changed by others, so no program in it is started. Remove it and start again.`,
  );
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    chmodSync(file, entry.isDirectory() || (lstatSync(file).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function runs(copy: string, account: Account): boolean {
  const { status } = spawnSync(path.join(copy, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' });
  return status === 0;
}

function copyInto(base: string, name: string, native: string, account: Account): string | undefined {
  const finished = path.join(base, name);
  if (!isReachable(finished, account)) return undefined;
  if (existsSync(finished)) assertOurs(finished);
  if (existsSync(finished) && isWhole(native, finished)) return finished;
  const workshop = mkdtempSync(path.join(base, workshopPrefix));
  try {
    const copy = path.join(workshop, 'programs');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    makeReadable(copy);
    chmodSync(workshop, 0o711);
    if (!runs(copy, account)) return undefined;
    if (existsSync(finished)) renameSync(finished, path.join(workshop, 'old'));
    try {
      renameSync(copy, finished);
    } catch {
      // Another start was first; whoever it was is looked at like any.
      assertOurs(finished);
    }
    return finished;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/**
 * The Postgres programs where the account may start them: where they are installed, or, when that is a folder only
 * its owner may enter (root's home), in a copy that is made once and kept among the machine's temporary files.
 *
 * @param native - the folder that holds `bin`, `lib` and `share`.
 * @param version - of the programs; a copy belongs to one.
 * @returns the folder to use in place of `native`.
 * @throws Error when somebody else owns the copy, or no folder for temporary files serves.
 */
export function sharedPrograms(native: string, version: string, account: Account): string {
  if (isReachable(path.join(native, 'bin', 'postgres'), account)) return native;
  const name = `sorella-postgres-${version}-${process.arch}`;
  for (const base of bases()) {
    const copy = copyInto(base, name, native, account);
    if (copy !== undefined) return copy;
  }
  throw new Error(
    `Postgres runs as another user than root, who cannot enter ${native}, and a copy could not be started from ${bases().join(', ')}. Move the checkout to a folder that everybody may enter.`,
  );
}
