// npm run restore: a backup of npm run backup, into a self-hosted project that nobody has used yet.
import path from 'node:path';
import { type Backup, readBackup, rowsFile, writeOwnFile } from './backup-files.ts';
import { readArguments, saysWhatFailed } from './command-line.ts';
import { migrateOn, migrateTo } from './migrate.ts';
import { inTemporaryFolder } from './on-signal.ts';
import {
  appliedMigrations,
  postgresEnvironment,
  postgresProgram,
  tablesOf,
  withDatabase,
} from './postgres.ts';
import { fetchPrograms, run } from './programs.ts';
import { afterRows, beforeRows, IN_USE } from './restore-sql.ts';

const help = `npm run restore -- --database ADDRESS --from FOLDER

Puts a backup of npm run backup into a self-hosted project without accounts and pictures: first the migrations that the backup
had, then its rows in one transaction, which ends without a trace when anything is not as the backup says, then the
migrations that came later. It can be run again after it failed.

  --database   postgresql://supabase_admin@HOST:PORT/postgres, the database itself and not its pooler; of the superuser, as
               no trigger may fire. No password: PGPASSWORD or a line in ~/.pgpass says it
  --from       the folder of the backup; nobody else's, as its rows.sql can do to a database whatever its owner can

It needs psql, as new as the pg_dump that made the backup, on the path or named by PSQL, and fetches Supabase's CLI. The
project's Auth and Storage must have started once, of the versions that the backup was made with or newer ones.`;

/** @throws Error when the database may not be restored to, before anything of it is changed. */
async function refuseWhenInUse(address: string): Promise<string[]> {
  return withDatabase(address, async (client) => {
    await client.query('set session_replication_role = replica').catch((cause: unknown) => {
      throw new Error(
        "Only the database's superuser can restore: supabase_admin of a self-hosted project. Hosted Supabase lends it to " +
          'nobody; there, restore one of the backups that it keeps.',
        { cause },
      );
    });
    const { rowCount: services } = await client.query(
      "select where to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null",
    );
    if (services === 0)
      throw new Error(
        'The database has no accounts or pictures to speak of: let Auth and Storage start once.',
      );
    const { rowCount: used } = await client.query(`select where ${IN_USE}`);
    if (used !== 0)
      throw new Error(
        'The database holds accounts or pictures already. A backup goes into a new project alone, so that it takes ' +
          "nobody's place.",
      );
    return appliedMigrations(client);
  });
}

/** Loads the rows and compares their counts, all or nothing. */
async function load(address: string, folder: string, { rows }: Backup, psql: string): Promise<void> {
  const tables = await withDatabase(address, tablesOf);
  const missing = Object.keys(rows).filter((table) => !tables.includes(table));
  if (missing.length > 0)
    throw new Error(
      `The database has no ${missing.join(', ')}: bring Supabase's services to the versions that the backup was made with.`,
    );
  await inTemporaryFolder('sorella-restore-', async (temporary) => {
    const texts = { 'before.sql': beforeRows(Object.keys(rows)), 'after.sql': afterRows(rows) };
    for (const [name, text] of Object.entries(texts))
      await writeOwnFile(path.join(temporary, name), (file) => file.writeFile(text));
    const inTemporary = (name: keyof typeof texts) => `--file=${path.join(temporary, name)}`;
    const { code, output } = await run(
      psql,
      [
        `--dbname=${address}`,
        '--no-psqlrc',
        '--no-password',
        '--quiet',
        '--output=/dev/null',
        '--single-transaction',
        '--set=ON_ERROR_STOP=1',
        inTemporary('before.sql'),
        `--file=${rowsFile(folder)}`,
        inTemporary('after.sql'),
      ],
      { env: postgresEnvironment() },
    );
    if (code !== 0) throw new Error(`The rows could not be loaded, and none was:\n${output.trim()}`);
  });
}

const { database, folder } = readArguments(help, 'from');
await saysWhatFailed('No row was written. Once that is mended it can be run again.', async () => {
  const backup = await readBackup(folder);
  const psql = await postgresProgram('psql');
  const applied = await refuseWhenInUse(database);
  await fetchPrograms();
  console.log(`Applying ${backup.migrations.length} migrations, as they were on ${backup.madeAt} …`);
  await migrateTo(database, backup.migrations, applied);
  console.log('Loading the rows …');
  await load(database, folder, backup, psql.command);
  const counts = Object.values(backup.rows);
  const sum = counts.reduce((total, count) => total + count, 0);
  console.log(
    `Restored: ${sum} rows of ${counts.length} tables, each as many as on ${backup.madeAt}; everybody signs in as before.`,
  );
  await saysWhatFailed(
    'The rows are there; only migrations that came after the backup are not. Mend what it says, and push them.',
    async () => {
      const newer = await migrateOn(database, backup.migrations);
      if (newer.length > 0) console.log(`Applied since: ${newer.join(', ')}.`);
    },
  );
  console.log(
    'By hand: put the files of pictures back into Storage; where the project has another address, say it (step 2), and ' +
      'set the schedule with its secret (step 6). Mails that waited when the backup was made go out with it.',
  );
});
