// npm run backup: the rows of a database of one's own, in a folder. Hosted Supabase keeps backups by itself.
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Backup, digestOf, rowsFile, writeBackup, writeOwnFile } from './backup-files.ts';
import { readArguments, saysWhatFailed } from './command-line.ts';
import { onSignal } from './on-signal.ts';
import {
  appliedMigrations,
  countsOf,
  LEFT_OUT,
  postgresEnvironment,
  postgresProgram,
  SCHEMAS,
  tablesOf,
  versionComplaint,
  withDatabase,
} from './postgres.ts';
import { run } from './programs.ts';

const help = `npm run backup -- --database ADDRESS --to FOLDER

Writes every row of a self-hosted database into FOLDER, which must not exist: rows.sql and, of the same moment, backup.json.
Tables, rules and policies are not in it: they come from the migrations of this repository. Nor are the files of pictures,
which lie in Storage's volume or bucket and are copied beside it; the vault, where the secret of the schedule lies; and
messages of Realtime, which are gone in a moment anyway.

  --database   postgresql://USER@HOST:PORT/postgres, the database itself and not its pooler; of a role that passes row
               level security: supabase_admin, or postgres. No password: PGPASSWORD or a line in ~/.pgpass says it
  --to         the folder; only its owner can read it, as it holds everything: addresses, messages, password hashes

It needs pg_dump, of the database's version at least (best: of the same), on the path or named by PG_DUMP.`;

/** Writes the rows and says what they are, both of one snapshot. */
async function backUp(address: string, folder: string): Promise<Backup> {
  const dump = await postgresProgram('pg_dump');
  return withDatabase(address, async (client) => {
    const { rows: versions } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::integer / 10000 as major",
    );
    const complaint = versionComplaint(dump.version, versions[0]?.major ?? 0);
    if (complaint !== undefined) throw new Error(complaint);
    await client.query('begin isolation level repeatable read, read only');
    const madeAt = new Date().toISOString();
    const { rows: snapshots } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0)
      throw new Error('This database has none of the migrations: is it the right one?');
    const rows = await countsOf(client, await tablesOf(client)).catch((cause: unknown) => {
      throw new Error(`Not every row can be read by this role: take supabase_admin (${String(cause)}).`, {
        cause,
      });
    });
    const { code, output } = await writeOwnFile(rowsFile(folder), ({ fd: into }) =>
      run(
        dump.command,
        [
          `--dbname=${address}`,
          '--no-password',
          '--data-only',
          '--encoding=UTF8',
          `--snapshot=${snapshots[0]?.id}`,
          ...SCHEMAS.map((schema) => `--schema=${schema}`),
          ...LEFT_OUT.map((table) => `--exclude-table=${table}`),
        ],
        { env: postgresEnvironment(), into },
      ),
    );
    if (code !== 0) throw new Error(`pg_dump failed:\n${output.trim()}`);
    return { format: 1, madeAt, migrations, rows, digest: await digestOf(rowsFile(folder)) };
  });
}

const { database, folder } = readArguments(help, 'to');
if (existsSync(folder)) {
  console.error(`${folder} is there already, and a backup never takes another's place: name a new folder.`);
  process.exit(2);
}
// A backup that was interrupted is never taken for a whole one.
const half = `${folder}.half-${process.pid}`;
onSignal(() => rmSync(half, { recursive: true, force: true }));
await saysWhatFailed('Nothing was kept.', async () => {
  await mkdir(path.dirname(folder), { recursive: true });
  await mkdir(half, { mode: 0o700 });
  try {
    const backup = await backUp(database, half);
    await writeBackup(half, backup);
    await rename(half, folder);
    const counts = Object.values(backup.rows);
    console.log(
      `${folder} holds ${counts.reduce((sum, count) => sum + count, 0)} rows of ${counts.length} tables, as they were ` +
        `at ${backup.madeAt}.\nThe files of pictures are not in it: copy Storage's volume or bucket beside it.`,
    );
  } finally {
    await rm(half, { recursive: true, force: true });
  }
});
