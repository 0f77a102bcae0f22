import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type Database, startDatabase } from './database.ts';
import { isPostmaster, runningPostmaster } from './postgres/postmaster.ts';
import { startServer } from './postgres/server.ts';
import { fixtureMigrations } from './testing/fixture.ts';

const running: Database[] = [];
const folders: string[] = [];

async function start(options: Parameters<typeof startDatabase>[0]): Promise<Database> {
  const database = await startDatabase(options);
  running.push(database);
  return database;
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'local-stack-test-'));
  folders.push(made);
  return made;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()));
  await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })));
});

describe('a database made up like a hosted one', () => {
  it('gives the API roles everything in public, and the project owner no superuser', async () => {
    const { url } = await start({ ephemeral: true, migrationsDir: fixtureMigrations });
    await query(url, 'create table public.fresh (id integer)');
    expect(
      await query(
        url,
        `select rolsuper, has_table_privilege('anon', 'public.fresh', 'insert') as anon,
                has_table_privilege('authenticated', 'public.fresh', 'delete') as member
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([{ rolsuper: false, anon: true, member: true }]);
  });

  it('reads the caller from the claims of the request', async () => {
    const { url } = await start({ ephemeral: true, migrationsDir: fixtureMigrations });
    expect(
      await query(
        url,
        `select auth.uid() as uid, auth.role() as role, auth.jwt() ->> 'email' as email
         from set_config('request.jwt.claims',
           '{"sub":"00000000-0000-4000-8000-000000000002","role":"authenticated","email":"m@s.test"}', false)`,
      ),
    ).toEqual([{ uid: '00000000-0000-4000-8000-000000000002', role: 'authenticated', email: 'm@s.test' }]);
  });

  it('sends a broadcast with an id in its payload, under the names hosted Supabase has', async () => {
    const { url } = await start({ ephemeral: true, migrationsDir: fixtureMigrations });
    await query(url, `select realtime.send('{"kind":"x"}', 'change', 'events')`);
    const [row] = await query(url, 'select topic, extension, event, private, payload from realtime.messages');
    expect(row).toMatchObject({ topic: 'events', extension: 'broadcast', event: 'change', private: true });
    expect(row?.['payload']).toMatchObject({ kind: 'x', id: expect.any(String) });
  });

  it('keeps what is committed, and applies only new migrations at the next start', async () => {
    const dataDir = await folder();
    const migrationsDir = path.join(await folder(), 'migrations');
    await cp(fixtureMigrations, migrationsDir, { recursive: true });
    const first = await start({ ephemeral: false, dataDir, migrationsDir });
    await query(first.url, `insert into public.circles (name) values ('Kept')`);
    await first.stop();
    await writeFile(
      path.join(migrationsDir, '20260102000000_more.sql'),
      'create table public.more (id integer);',
    );
    const second = await start({ ephemeral: false, dataDir, migrationsDir });
    expect(
      await query(
        second.url,
        'select name, (select count(*)::int from public.more) as more from public.circles',
      ),
    ).toEqual([{ name: 'Kept', more: 0 }]);
  });

  it('says to start with --reset when an applied migration was edited', async () => {
    const dataDir = await folder();
    const migrationsDir = path.join(await folder(), 'migrations');
    await cp(fixtureMigrations, migrationsDir, { recursive: true });
    await (await start({ ephemeral: false, dataDir, migrationsDir })).stop();
    const file = path.join(migrationsDir, '20260101000000_notes.sql');
    await writeFile(file, `${await readFile(file, 'utf8')}\n-- edited`);
    await expect(startDatabase({ ephemeral: false, dataDir, migrationsDir })).rejects.toThrow(
      /20260101000000_notes\.sql was edited.*--reset/,
    );
  });

  it('names the file and the line of a migration that fails', async () => {
    const migrationsDir = await folder();
    await writeFile(path.join(migrationsDir, '1_broken.sql'), 'select 1;\n\nselect nonsense;');
    await expect(startDatabase({ ephemeral: true, migrationsDir })).rejects.toThrow(
      /1_broken\.sql, line 3: /,
    );
  });

  it('ends a Postgres that a killed stack left on its folder, and keeps the data', async () => {
    const dataDir = await folder();
    const first = await start({ ephemeral: false, dataDir, migrationsDir: fixtureMigrations });
    await query(first.url, `insert into public.circles (name) values ('Kept')`);
    const cluster = path.join(dataDir, 'pg');
    const left = runningPostmaster(cluster);
    expect(left).toBeGreaterThan(1);
    const next = await startServer({ dataDir: cluster, throwAway: false });
    try {
      expect(isPostmaster(left ?? 0, cluster)).toBe(false);
      const url = first.url.replace(`:${first.port}/`, `:${next.port}/`);
      expect(await query(url, 'select name from public.circles')).toEqual([{ name: 'Kept' }]);
    } finally {
      await next.stop();
    }
  });

  it('refuses a folder that another stack is using', async () => {
    const dataDir = await folder();
    await start({ ephemeral: false, dataDir, migrationsDir: fixtureMigrations });
    await expect(
      startDatabase({ ephemeral: false, dataDir, migrationsDir: fixtureMigrations }),
    ).rejects.toThrow(/Another local stack is running/);
  });

  it('starts two at once on ports of their own, even when nothing is prepared yet', async () => {
    const migrationsDir = await folder();
    await writeFile(
      path.join(migrationsDir, '1_new.sql'),
      `create table public.t${Date.now()} (id integer);`,
    );
    const [one, two] = await Promise.all([
      start({ ephemeral: true, migrationsDir }),
      start({ ephemeral: true, migrationsDir }),
    ]);
    expect(one.port).not.toBe(two.port);
    expect(one.folder).not.toBe(two.folder);
  });
});
