import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isHeld, lockFilePattern, removeDeadLock } from './folder-lock.ts';
import { clearDataFolder } from './postmaster.ts';
import { workshopPrefix } from './templates.ts';

const throwAwayPrefix = 'sorella-database-';
const anHour = 60 * 60 * 1000;

/** A path for a throw-away database; lock it before making it, so that no sweep takes it for a left-over. */
export function throwAwayFolder(): string {
  return path.join(tmpdir(), `${throwAwayPrefix}${randomBytes(6).toString('hex')}`);
}

/**
 * Removes what killed processes left in the folder for temporary files: throw-away databases whose keeper was
 * killed too, half-made templates, dead locks. Whatever belongs to someone else is left alone.
 */
export async function sweepLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const entry = path.join(tmpdir(), name);
    try {
      if (name.startsWith(throwAwayPrefix) && !(await isHeld(entry))) {
        await clearDataFolder(path.join(entry, 'pg'));
        await rm(entry, { recursive: true, force: true });
      } else if (name.startsWith(workshopPrefix) && Date.now() - (await stat(entry)).mtimeMs > anHour) {
        await rm(entry, { recursive: true, force: true });
      } else if (lockFilePattern.test(name)) {
        await removeDeadLock(entry);
      }
    } catch {
      // Another person's, or another stack is sweeping the same entry.
    }
  }
}
