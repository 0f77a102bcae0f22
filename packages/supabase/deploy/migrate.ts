import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryFolder } from './on-signal.ts';
import { postgresEnvironment } from './postgres.ts';
import { projectFolder, supabase } from './programs.ts';

const source = path.join(projectFolder, 'supabase');

const versionOf = (file: string) => /^\d+/.exec(file)?.[0] ?? '';

/** The files of this repository's migrations, by their versions, oldest first. */
async function migrationFiles(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(path.join(source, 'migrations'));
  return new Map(files.toSorted().map((file) => [versionOf(file), file]));
}

/** The CLI applies them as `postgres`, to whom all of it belongs, whoever signs in. */
async function push(address: string, ...more: readonly string[]): Promise<void> {
  const { code, output } = await supabase(
    ['db', 'push', `--remote=${address}`, '--yes', ...more],
    postgresEnvironment(),
  );
  if (code !== 0) throw new Error(`The migrations could not be applied:\n${output.trim()}`);
}

/**
 * Brings a database to the migrations that a backup had, and to no other.
 *
 * @throws Error when this repository lacks one, the database has one that the backup had not, or one fails.
 */
export async function migrateTo(
  address: string,
  versions: readonly string[],
  applied: readonly string[],
): Promise<void> {
  const files = await migrationFiles();
  const missing = versions.filter((version) => !files.has(version));
  if (missing.length > 0)
    throw new Error(
      `The backup was made with migrations that this repository does not have: ${missing.join(', ')}. ` +
        'Take the version of the repository that it was made with, or a newer one.',
    );
  const ahead = applied.filter((version) => !versions.includes(version));
  if (ahead.length > 0)
    throw new Error(
      `The database has migrations that came after the backup: ${ahead.join(', ')}. ` +
        'Begin with an empty one; the newer migrations are applied after the rows are there.',
    );
  await inTemporaryFolder('sorella-restore-', async (folder) => {
    const target = path.join(folder, 'supabase');
    await mkdir(path.join(target, 'migrations'), { recursive: true });
    for (const name of ['config.toml', 'templates'])
      await cp(path.join(source, name), path.join(target, name), { recursive: true });
    for (const version of versions) {
      const file = path.join('migrations', files.get(version) ?? '');
      await cp(path.join(source, file), path.join(target, file));
    }
    await push(address, '--workdir', folder);
  });
}

/** Applies the migrations that came after a backup; returns their versions. @throws Error when one fails. */
export async function migrateOn(address: string, versions: readonly string[]): Promise<string[]> {
  const newer = [...(await migrationFiles()).keys()].filter((version) => !versions.includes(version));
  if (newer.length > 0) await push(address);
  return newer;
}
