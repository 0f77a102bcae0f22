import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const modulesFolder = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

function findCacheFolder(): string {
  try {
    accessSync(modulesFolder, constants.W_OK);
    return path.join(modulesFolder, '.cache', 'sorella-local-stack');
  } catch {
    return path.join(tmpdir(), `${workshopPrefix}cache-${process.getuid?.() ?? ''}`);
  }
}

/** How the names of the folders begin in which templates are made. */
export const workshopPrefix = 'sorella-template-';

const kept = 8;
const tenMinutes = 10 * 60 * 1000;

/** Copies a data folder with its owners and modes. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
}

async function forgetOldTemplates(cacheFolder: string): Promise<void> {
  const ages = await Promise.all(
    (await readdir(cacheFolder)).map(async (name) => {
      const folder = path.join(cacheFolder, name);
      return { folder, used: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = ages.toSorted((a, b) => b.used - a.used).slice(kept);
  // A template in use by another start right now was touched by it a moment ago.
  await Promise.all(
    old
      .filter(({ used }) => Date.now() - used > tenMinutes)
      .map(({ folder }) => rm(folder, { recursive: true, force: true })),
  );
}

/**
 * A prepared data folder, made once for what `ingredients` hold and then copied: it saves initdb, the system
 * schema and the migrations at every start. Safe when several stacks start at once: a template appears whole, by
 * one rename, and is never changed.
 *
 * @param ingredients - everything the content depends on.
 * @param bake - fills the given path, which does not exist yet, and leaves no server running on it.
 * @returns the path of the template; copy it, never start on it.
 */
export async function template(
  ingredients: readonly string[],
  bake: (dataDir: string) => Promise<void>,
): Promise<string> {
  const cacheFolder = findCacheFolder();
  const account = [process.platform, process.arch, process.getuid?.()];
  const key = createHash('sha256')
    .update(JSON.stringify([account, ingredients]))
    .digest('hex')
    .slice(0, 24);
  const finished = path.join(cacheFolder, key);
  if (existsSync(finished)) {
    const now = new Date();
    await utimes(finished, now, now).catch(() => undefined);
    return finished;
  }
  const workshop = await mkdtemp(path.join(tmpdir(), workshopPrefix));
  chmodSync(workshop, 0o711);
  try {
    const baked = path.join(workshop, 'pg');
    await bake(baked);
    mkdirSync(cacheFolder, { recursive: true });
    const copy = path.join(cacheFolder, `${key}.${process.pid}.${Date.now()}`);
    await copyDataFolder(baked, copy);
    await rename(copy, finished).catch(() => rm(copy, { recursive: true, force: true }));
    await forgetOldTemplates(cacheFolder);
    return finished;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
