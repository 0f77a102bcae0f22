import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';

/** One file of `supabase/migrations`, named `<version>_<name>.sql`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly file: string;
  readonly sql: string;
}

const fileName = /^(\d+)_(.+)\.sql$/;

/** Reads the migrations of a folder in the order of their versions; none when the folder is missing. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      return version === undefined || name === undefined ? [] : [{ version, name, file }];
    });
  return Promise.all(
    found.map(async ({ version, name, file }) => {
      const sql = await readFile(path.join(folder, file), 'utf8');
      return { version, name, file, sql };
    }),
  );
}

function place(error: unknown, sql: string): string {
  const position =
    typeof error === 'object' && error !== null && 'position' in error ? Number(error.position) : Number.NaN;
  return Number.isInteger(position) ? `, line ${sql.slice(0, position).split('\n').length}` : '';
}

/**
 * Runs a file of SQL statements.
 *
 * @throws Error that names the file, and the line where Postgres tells it.
 */
export async function runSqlFile(client: Client, file: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const detail =
      typeof error === 'object' && error !== null && 'where' in error && typeof error.where === 'string'
        ? `\n${error.where}`
        : '';
    throw new Error(`${file}${place(error, sql)}: ${said}${detail}`, { cause: error });
  }
}

/**
 * Applies the migrations that the database has not seen, each in its own transaction, and records them as the
 * Supabase CLI does.
 *
 * @returns how many were applied.
 * @throws Error naming the file when an applied migration was edited or removed since, or when one fails.
 */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<number> {
  const { rows } = await client.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements?.[0]]));
  const known = new Set(migrations.map((migration) => migration.version));
  const gone = [...applied.keys()].find((version) => !known.has(version));
  if (gone !== undefined) {
    throw new Error(
      `Migration ${gone} was applied to this database, but its file is gone. Start with --reset for a fresh database.`,
    );
  }
  let count = 0;
  for (const { version, name, file, sql } of migrations) {
    if (applied.has(version)) {
      if (applied.get(version) === sql) continue;
      throw new Error(
        `${file} was edited after it was applied to this database. Put the change into a new migration, ` +
          'or start with --reset for a fresh database.',
      );
    }
    await client.query('begin');
    try {
      await runSqlFile(client, file, sql);
      await client.query(
        'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
        [version, [sql], name],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    count += 1;
  }
  return count;
}
