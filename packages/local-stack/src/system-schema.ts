import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';

/** Roles as hosted Supabase has them. `postgres` is powerful but no superuser, so migrations cannot cheat. */
const roles = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit bypassrls;
create role supabase_realtime_admin nologin noinherit;
-- The role the local REST, Auth and Storage services log in with: theirs are the system tables, and it becomes
-- anon, authenticated or service_role for everything a caller asks for. It owns nothing: at its first request lite
-- grants anon and authenticated everything on every table, and from a role without that right it has no effect.
create role local_services login noinherit bypassrls;
grant anon, authenticated, service_role to local_services;
grant pg_read_all_data to local_services with inherit true;
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres with admin option;
grant supabase_auth_admin, supabase_storage_admin, supabase_realtime_admin to postgres;
grant pg_monitor, pg_signal_backend, pg_read_all_data to postgres;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
-- The services do not log in as anon or authenticated, so nothing of theirs may wait longer than this.
alter role local_services set statement_timeout = '8s';
alter role local_services set idle_in_transaction_session_timeout = '60s';
alter role postgres set search_path = "$user", public, extensions;
alter role authenticator set search_path = public, extensions;
alter role local_services set search_path = public, extensions;
alter role supabase_admin set search_path = "$user", public, extensions, auth;
alter database postgres owner to postgres;
`;

const publicSchema = `
grant usage on schema public to postgres, anon, authenticated, service_role;
grant all on schema public to postgres;
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
`;

const extensions = `
create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
grant create on schema extensions to postgres;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;
grant execute on all functions in schema extensions to postgres, anon, authenticated, service_role;
alter default privileges in schema extensions
  grant execute on functions to postgres, anon, authenticated, service_role;
grant create on database postgres to postgres;
`;

const authFunctions = `
-- Columns of hosted Auth that lite leaves out and that seeds fill.
alter table auth.users add column instance_id uuid, add column is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();
grant usage on schema auth to postgres, anon, authenticated, service_role, local_services, supabase_auth_admin;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')
  )::text
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')
  )::text
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
do $$
declare item record;
begin
  for item in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I owner to supabase_auth_admin', item.tablename);
    execute format('grant all on table auth.%I to postgres, local_services', item.tablename);
  end loop;
end $$;
grant execute on all functions in schema auth to postgres, anon, authenticated, service_role, local_services;
`;

const storageGrants = `
grant usage on schema storage
  to postgres, anon, authenticated, service_role, local_services, supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
-- As hosted Storage has it, for whoever asks for a folder.
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
grant all on storage.buckets, storage.objects
  to postgres, anon, authenticated, service_role, local_services;
grant execute on all functions in schema storage
  to postgres, anon, authenticated, service_role, local_services;
`;

/** Broadcast from the database, with hosted Supabase's names, defaults and rights. */
const realtime = `
create schema realtime;
grant usage on schema realtime
  to postgres, anon, authenticated, service_role, local_services, supabase_realtime_admin;
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone default now() not null,
  inserted_at timestamp without time zone default now() not null,
  id uuid default gen_random_uuid() not null,
  primary key (id, inserted_at)
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres, local_services;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql as $$
declare
  generated_id uuid := gen_random_uuid();
  final_payload jsonb;
begin
  begin
    final_payload := case
      when payload ? 'id' then payload
      else jsonb_set(payload, '{id}', to_jsonb(generated_id))
    end;
    execute format('set local realtime.topic to %L', topic);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (generated_id, final_payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
  end;
end $$;
create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name, true
  );
end $$;
grant execute on all functions in schema realtime to postgres, anon, authenticated, service_role;
create publication supabase_realtime_messages_publication
  for table realtime.messages with (publish = 'insert');
create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
`;

const migrationHistory = `
create schema supabase_migrations authorization postgres;
create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
alter table supabase_migrations.schema_migrations owner to postgres;
create table supabase_migrations.seed_files (path text primary key, hash text);
alter table supabase_migrations.seed_files owner to postgres;
`;

/** Everything a hosted Supabase database holds before the project's own migrations run, to be run as superuser. */
export const systemSchemaSql = [
  roles,
  publicSchema,
  extensions,
  getAuthSchemaSql(false),
  authFunctions,
  getStorageSchemaSql(false),
  storageGrants,
  realtime,
  migrationHistory,
].join('\n');
