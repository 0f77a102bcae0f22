import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { applyMigrations, readMigrations, runSqlFile } from './migrations.ts';
import { lockFolder } from './postgres/folder-lock.ts';
import { sweepLeftovers, throwAwayFolder } from './postgres/leftovers.ts';
import { initCluster, type PostgresServer, SUPERUSER, startServer } from './postgres/server.ts';
import { copyDataFolder, template } from './postgres/templates.ts';
import { systemSchemaSql } from './system-schema.ts';

/** The folder of the Supabase project that the stack serves. */
export const projectFolder = fileURLToPath(new URL('../../supabase/supabase/', import.meta.url));

/** What {@link startDatabase} can be told. */
export interface DatabaseOptions {
  /** Thrown away when stopped or killed; on a free port. */
  readonly ephemeral: boolean;
  /** Folder of a database that stays; needed unless ephemeral. */
  readonly dataDir?: string;
  /** Wished port of a database that stays; another one is taken when it is busy. */
  readonly port?: number;
  /** Folder of migrations; the project's own unless told. */
  readonly migrationsDir?: string;
  /** Run `seed.sql`, which lies beside the migrations, on a database made by this call. Off unless told. */
  readonly seed?: boolean;
}

/** A running database with the system schemas and the migrations of the project. */
export interface Database {
  /** Connects as `postgres`, the owner of the project's objects: no superuser, passes row level security. */
  readonly url: string;
  /** Connects as the superuser `supabase_admin`. */
  readonly superuserUrl: string;
  /** Connects as the role that the local services use before they become the caller's role. */
  readonly servicesUrl: string;
  readonly port: number;
  /** Where files that live and die with the database may be put. */
  readonly folder: string;
  /** Ends the server; a throw-away one leaves nothing behind. Harmless when repeated. */
  stop(): Promise<void>;
}

const templatePassword = 'template';

function connectionUrl(role: string, password: string, port: number): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`;
}

/** Does some work on a connection of its own. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function setPasswords(port: number, current: string, next: string): Promise<void> {
  await withClient(connectionUrl(SUPERUSER, current, port), async (client) => {
    const change = (role: string) => `alter role ${role} password ${client.escapeLiteral(next)};`;
    await client.query(['postgres', 'authenticator', 'local_services', SUPERUSER].map(change).join('\n'));
  });
}

async function onServer(dataDir: string, work: (port: number) => Promise<void>): Promise<void> {
  const server = await startServer({ dataDir, throwAway: true });
  try {
    await work(server.port);
  } finally {
    await server.stop();
  }
}

function bareTemplate(): Promise<string> {
  return template(['system', systemSchemaSql], async (dataDir) => {
    await initCluster(dataDir, templatePassword);
    await onServer(dataDir, async (port) => {
      await withClient(connectionUrl(SUPERUSER, templatePassword, port), (client) =>
        client.query(systemSchemaSql),
      );
      await setPasswords(port, templatePassword, templatePassword);
    });
  });
}

async function migratedTemplate(migrationsDir: string): Promise<string> {
  const migrations = await readMigrations(migrationsDir);
  if (migrations.length === 0) return bareTemplate();
  const ingredients = migrations.flatMap(({ file, sql }) => [file, sql]);
  return template(['migrated', systemSchemaSql, ...ingredients], async (dataDir) => {
    await copyDataFolder(await bareTemplate(), dataDir);
    await onServer(dataDir, async (port) => {
      const url = connectionUrl('postgres', templatePassword, port);
      await withClient(url, (client) => applyMigrations(client, migrations));
    });
  });
}

/** Gives the roles a password of their own, kept in the folder, in place of the template's. */
async function ensurePassword(folder: string, port: number): Promise<string> {
  const file = path.join(folder, 'database-password');
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  const password = await readFile(file, 'utf8');
  try {
    await withClient(connectionUrl(SUPERUSER, password, port), async () => undefined);
  } catch {
    await setPasswords(port, templatePassword, password);
  }
  return password;
}

async function seedOnce(client: Client, file: string): Promise<void> {
  if (!existsSync(file)) return;
  const { rowCount } = await client.query('select from supabase_migrations.seed_files');
  if (rowCount !== 0) return;
  await client.query('begin');
  try {
    await runSqlFile(client, path.basename(file), await readFile(file, 'utf8'));
    await client.query("insert into supabase_migrations.seed_files (path, hash) values ('seed.sql', '')");
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Starts a Postgres 17 that is made up like a hosted Supabase database, and applies the project's migrations.
 * It listens on the loopback interface only.
 *
 * A database that stays survives a killed process: the next start ends a server left running, lets Postgres
 * recover, and applies new migrations only.
 *
 * @throws Error when the Postgres programs are missing, another stack uses the folder, or a migration fails or was
 *   edited after it was applied.
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { ephemeral } = options;
  const migrationsDir = options.migrationsDir ?? path.join(projectFolder, 'migrations');
  if (!ephemeral && options.dataDir === undefined) throw new Error('A database that stays needs a dataDir.');
  const folder = ephemeral ? throwAwayFolder() : path.resolve(options.dataDir ?? '');
  const lock = await lockFolder(folder);
  let server: PostgresServer | undefined;
  const stop = async () => {
    await server?.stop();
    if (ephemeral) await rm(folder, { recursive: true, force: true });
    await lock.release();
  };
  try {
    if (ephemeral) await sweepLeftovers();
    await mkdir(folder, { recursive: true, mode: 0o711 });
    const dataDir = path.join(folder, 'pg');
    const created = !existsSync(path.join(dataDir, 'PG_VERSION'));
    if (created) {
      await rm(dataDir, { recursive: true, force: true });
      const half = `${dataDir}.new`;
      await rm(half, { recursive: true, force: true });
      await copyDataFolder(await migratedTemplate(migrationsDir), half);
      await rename(half, dataDir);
    }
    server = await startServer({
      dataDir,
      throwAway: ephemeral,
      ...(options.port === undefined || ephemeral ? {} : { port: options.port }),
      ...(ephemeral ? { removeDir: folder } : {}),
    });
    const password = await ensurePassword(folder, server.port);
    const url = connectionUrl('postgres', password, server.port);
    await withClient(url, async (client) => {
      if (!created) await applyMigrations(client, await readMigrations(migrationsDir));
      if (options.seed === true) await seedOnce(client, path.join(migrationsDir, '..', 'seed.sql'));
    });
    return {
      url,
      superuserUrl: connectionUrl(SUPERUSER, password, server.port),
      servicesUrl: connectionUrl('local_services', password, server.port),
      port: server.port,
      folder,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
