import { Client } from 'pg';
import { type Outcome, run } from './programs.ts';

/** What holds rows of ours: tables, rules and policies come from the migrations. */
export const SCHEMAS: readonly string[] = ['auth', 'private', 'public', 'storage'];

/** What Supabase's services know of themselves, and what is only on its way: sign-ins and uploads that have begun. */
export const LEFT_OUT: readonly string[] = [
  'auth.flow_state',
  'auth.saml_relay_states',
  'auth.schema_migrations',
  'storage.migrations',
  'storage.s3_multipart_uploads',
  'storage.s3_multipart_uploads_parts',
];

/** What is wrong with the address of a database; undefined when nothing is. A password in it is not repeated. */
export function addressComplaint(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (
    url === undefined ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    url.hostname === '' ||
    url.username === ''
  )
    return 'The address of a database is like postgresql://supabase_admin@db.example.org:5432/postgres.';
  if (url.password === '' && !url.searchParams.has('password')) return undefined;
  return (
    'The address carries a password, and everybody on this machine can read the arguments of a command. ' +
    'Leave it out of the address: PGPASSWORD or a line in ~/.pgpass says it.'
  );
}

/** What this machine says of databases (`PGPASSWORD`, `PGSSLROOTCERT` and the like), for programs that ask one. */
export const postgresEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith('PG') && value !== undefined ? [[name, value]] : [],
    ),
  );

/** A client program of PostgreSQL that was found. */
export interface PostgresProgram {
  readonly command: string;
  /** The first number of its version, like 17. */
  readonly version: number;
}

const install = (version: number | '') =>
  `Install the client programs of PostgreSQL ${version} (https://www.postgresql.org/download/)`.replace(
    '  ',
    ' ',
  );

/**
 * Finds `pg_dump` or `psql`: on the path, or where `PG_DUMP` or `PSQL` says.
 *
 * @throws Error that says what to do, when it is not there.
 */
export async function postgresProgram(name: 'pg_dump' | 'psql'): Promise<PostgresProgram> {
  const variable = name.toUpperCase();
  const command = process.env[variable] ?? name;
  const { output } = await run(command, ['--version']).catch(
    (): Outcome => ({ code: 1, output: '', printed: '' }),
  );
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  if (Number.isInteger(version)) return { command, version };
  throw new Error(
    `${command} cannot be run. ${install('')}, or name the program with ${variable}=/path/to/${name}.`,
  );
}

/** Why a `pg_dump` cannot read a database, and what to do; undefined when it can. */
export const versionComplaint = (dump: number, server: number): string | undefined =>
  dump >= server
    ? undefined
    : `pg_dump is of version ${dump} and reads no database of version ${server}. ${install(server)}, ` +
      'or name another with PG_DUMP=/path/to/pg_dump.';

/**
 * Does some work on a connection that no time limit of its role ends. Every row is seen or none: where a policy would
 * hide some, Postgres refuses.
 */
export async function withDatabase<T>(address: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address, application_name: 'sorella-backup' });
  // A connection that breaks is told by the query that waits.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off',
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The versions of the migrations that a database has, oldest first; none where it was never migrated. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const history = 'supabase_migrations.schema_migrations';
  const { rowCount } = await client.query('select where to_regclass($1) is not null', [history]);
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ version: string }>(`select version from ${history} order by version`);
  return rows.map(({ version }) => version);
}

/** The tables whose rows a backup holds, each as SQL names it. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname = any($1) and not format('%s.%s', nspname, relname) = any($2)
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    order by 1`,
    [SCHEMAS, LEFT_OUT],
  );
  return rows.map(({ name }) => name);
}

/** How many rows each of the tables holds. */
export async function countsOf(client: Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${table}`);
    counts[table] = Number(rows[0]?.rows);
  }
  return counts;
}
