import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import { dumpIngredients, makeDump } from './make-dump.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/sorella-pglite/', import.meta.url));
const pgliteVersion = '0.4.5';

/**
 * The file with the migrated database that pages and tests start from. It is made when the migrations changed, and
 * kept below `node_modules/.cache` under a hash of all that it is made from.
 */
export async function dumpFile(): Promise<string> {
  const migrations = await readMigrations(path.join(projectFolder, 'migrations'));
  const hash = createHash('sha256');
  for (const part of [
    pgliteVersion,
    ...dumpIngredients,
    ...migrations.flatMap(({ file, sql }) => [file, sql]),
  ])
    hash.update(part).update('\0');
  const file = path.join(cache, `${hash.digest('hex').slice(0, 24)}.tar`);
  if (existsSync(file)) return file;
  // Several may want it at once; whoever is last replaces it with the same.
  const partial = `${file}.${randomUUID()}`;
  await mkdir(cache, { recursive: true });
  try {
    await writeFile(partial, new Uint8Array(await (await makeDump(migrations)).arrayBuffer()));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return file;
}

/** The same as PGlite takes it in Node. */
export const readDump = async (): Promise<Blob> => new Blob([await readFile(await dumpFile())]);
