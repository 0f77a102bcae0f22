import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

/** Asks a database once. */
export async function ask<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const definitions = `
  select format('%s %s', proowner::regrole, pg_get_functiondef(oid)) as line from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind in ('f', 'p')
  union all select indexdef from pg_indexes where schemaname in ('public', 'private')
  union all select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select format('%s %s %s %s %s', relname, relowner::regrole, relrowsecurity, relforcerowsecurity, relacl)
    from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select format('%s %s %s %s', polrelid::regclass, polname, pg_get_expr(polqual, polrelid),
    pg_get_expr(polwithcheck, polrelid)) from pg_policy
  order by 1`;

/** Every function, index, trigger, constraint, policy and owner of a database, a line each. */
export const definitionsOf = async (url: string): Promise<string[]> =>
  (await ask<{ line: string }>(url, definitions)).map(({ line }) => line);

/** The vault, the scheduler and the web client of hosted Postgres, as far as they are asked: what they are told is kept. */
const extensions = `
  create schema vault;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(new_secret text, new_name text) returns uuid language sql
    as $$ insert into vault.secrets (secret, name) values (new_secret, new_name) returning id $$;
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as $$ update vault.secrets set secret = new_secret where id = secret_id $$;
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql
    as $$
      insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning 1::bigint
    $$;
  create schema net;
  create table net.requests (url text, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql
    as $$ insert into net.requests values (url, headers, timeout_milliseconds) returning 1::bigint $$;
  grant usage on schema vault, cron, net to postgres;
  grant all on all tables in schema vault, cron, net to postgres;
  grant execute on all functions in schema vault, cron, net to postgres;`;

/** A database as a new project has it: roles, schemas and revocations of Supabase, and nothing of ours. */
export async function startEmptyDatabase(): Promise<Database> {
  const nothing = await mkdtemp(path.join(tmpdir(), 'sorella-no-migrations-'));
  try {
    const database = await startDatabase({ ephemeral: true, seed: false, migrationsDir: nothing });
    await ask(database.superuserUrl, extensions);
    return database;
  } finally {
    await rm(nothing, { recursive: true });
  }
}
