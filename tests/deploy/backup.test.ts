import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Database, startDatabase } from '@sorella/local-stack';
import { projectFolder, run } from '@sorella/supabase/deploy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apart, type Backups, contentOf, hasPsql, sequencesOf, startBackups } from './backups.ts';
import { ask, definitionsOf, startEmptyDatabase } from './hosted.ts';

let backups: Backups;
beforeAll(async () => {
  backups = await startBackups();
});
afterAll(() => backups.stop());

describe('A backup', () => {
  let source: Database;
  beforeAll(async () => {
    source = await startDatabase({ ephemeral: true, seed: true });
    const made = await backups.command('backup', source.url, 'whole');
    if (made.code !== 0) throw new Error(made.output);
  });
  afterAll(() => source.stop());

  it('is refused an address that carries a password, which it does not repeat', async () => {
    for (const url of [source.url, `${apart(source.url).address}?password=planted-password`]) {
      const to = path.join(backups.folder, 'never');
      const script = ['deploy/backup.ts', '--database', url, '--to', to];
      const { code, output } = await run(process.execPath, script, { env: { PG_DUMP: backups.pgDump } });
      expect({ code, output }).toMatchObject({
        code: 2,
        output: expect.stringContaining('carries a password'),
      });
      for (const secret of [apart(source.url).password, 'planted-password'])
        expect(output).not.toContain(secret);
      expect(existsSync(to)).toBe(false);
    }
  });

  it('says which pg_dump it needs, and leaves nothing behind', async () => {
    const old = await backups.program('old', 'echo "pg_dump (PostgreSQL) 15.18"');
    const failing = await backups.program(
      'failing',
      'if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) 17.5"; else echo half; exit 1; fi',
    );
    for (const [PG_DUMP, said] of [
      [old, 'Install the client programs of PostgreSQL 17 '],
      [path.join(backups.folder, 'nowhere'), 'PG_DUMP=/path/to/pg_dump'],
      [failing, 'pg_dump failed'],
    ] as const)
      expect(await backups.command('backup', source.url, 'never', { PG_DUMP })).toMatchObject({
        code: 1,
        output: expect.stringContaining(said),
      });
    expect((await readdir(backups.folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('is not made by a role from which policies hide rows', async () => {
    await ask(
      source.superuserUrl,
      "create role lowly login password 'planted'; grant pg_read_all_data to lowly; grant usage on schema private to lowly",
    );
    const url = new URL(source.url);
    url.username = 'lowly';
    url.password = 'planted';
    expect(await backups.command('backup', String(url), 'never')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Not every row can be read by this role: take supabase_admin'),
    });
    expect((await readdir(backups.folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });

  it('is read by its owner alone, and never takes the place of another', async () => {
    const modeOf = async (name: string) =>
      (await stat(path.join(backups.folder, 'whole', name))).mode % 0o1000;
    expect([await modeOf('.'), await modeOf('rows.sql'), await modeOf('backup.json')]).toEqual([
      0o700, 0o600, 0o600,
    ]);
    const before = await readFile(path.join(backups.folder, 'whole/backup.json'), 'utf8');
    expect(await backups.command('backup', source.url, 'whole')).toMatchObject({
      code: 2,
      output: expect.stringContaining('is there already'),
    });
    expect(await readFile(path.join(backups.folder, 'whole/backup.json'), 'utf8')).toBe(before);
  });

  describe.runIf(hasPsql)('is restored', () => {
    let target: Database;
    beforeAll(async () => {
      target = await startEmptyDatabase();
    });
    afterAll(() => target.stop());

    it('by the superuser alone, who is told so', async () => {
      expect(await backups.command('restore', target.url, 'whole')).toMatchObject({
        code: 1,
        output: expect.stringContaining("Only the database's superuser can restore"),
      });
    });

    it('not where it is cut off: no row of it is left', async () => {
      await backups.changedCopy('whole', 'cut', (said) => said);
      const file = path.join(backups.folder, 'cut/rows.sql');
      const text = await readFile(file, 'utf8');
      // Between two statements, so that SQL has nothing to complain of.
      await writeFile(file, text.slice(0, text.indexOf('\n\n--\n', text.length / 2)));
      const cut = await backups.command('restore', target.superuserUrl, 'cut');
      expect(cut).toMatchObject({ code: 1, output: expect.stringContaining('damaged, cut off or changed') });
      expect(await ask(target.url, "select where to_regclass('public.profiles') is null")).toHaveLength(1);

      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      await backups.changedCopy('cut', 'cut-and-signed', (said) => ({ ...said, digest }));
      const signed = await backups.command('restore', target.superuserUrl, 'cut-and-signed');
      expect(signed).toMatchObject({
        code: 1,
        output: expect.stringMatching(/holds 0 rows, and the backup says/),
      });
      const [left] = await ask<{ accounts: string; plans: string }>(
        target.url,
        'select (select count(*) from auth.users) accounts, (select count(*) from public.subscription_plans) plans',
      );
      expect(left).toEqual({ accounts: '0', plans: '3' });
    });

    it('not by a repository that lacks one of its migrations', async () => {
      await backups.changedCopy('whole', 'newer', (said) => ({
        ...said,
        migrations: ['20260101000100', '20990101000000'],
      }));
      expect(await backups.command('restore', target.superuserUrl, 'newer')).toMatchObject({
        code: 1,
        output: expect.stringContaining('does not have: 20990101000000'),
      });
    });

    it('with every row, rule and number where it was, after attempts that failed', async () => {
      const restored = await backups.command('restore', target.superuserUrl, 'whole');
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored: ') });
      const content = await contentOf(target.url);
      expect(content).toEqual(await contentOf(source.url));
      const { rows } = await backups.read('whole');
      expect(Object.keys(content)).toEqual(Object.keys(rows));
      expect(rows['auth.users']).toBeGreaterThan(20);
      expect(await definitionsOf(target.url)).toEqual(await definitionsOf(source.url));
      expect(await sequencesOf(target.url)).toEqual(await sequencesOf(source.url));
      const history = 'select version from supabase_migrations.schema_migrations order by 1';
      expect(await ask(target.url, history)).toEqual(await ask(source.url, history));
      expect(
        await ask(
          target.url,
          `select from auth.users join auth.identities on identities.user_id = users.id
          where users.email = 'maya@sorella.test'
            and encrypted_password = extensions.crypt('sorella-demo', encrypted_password)`,
        ),
      ).toHaveLength(1);
    });

    it('with its log going on where it stood, and still refusing to be changed', async () => {
      const [before] = await ask<{ last: string }>(
        target.url,
        'select max(id) as last from public.admin_audit_log',
      );
      const [added] = await ask<{ id: string }>(
        target.url,
        "insert into public.admin_audit_log (action, table_name) values ('insert', 'events') returning id",
      );
      expect(Number(added?.id)).toBe(Number(before?.last) + 1);
      await expect(ask(target.url, 'delete from public.admin_audit_log')).rejects.toThrow(
        'What is recorded here is never changed',
      );
    });

    it('not where there are accounts, and changes nothing there', async () => {
      await ask(target.url, "update public.profiles set city = 'Elsewhere' where first_name = 'Maya'");
      const before = await contentOf(target.url);
      expect(await backups.command('restore', target.superuserUrl, 'whole')).toMatchObject({
        code: 1,
        output: expect.stringContaining('holds accounts or pictures already'),
      });
      expect(await contentOf(target.url)).toEqual(before);
    });
  });

  it.runIf(hasPsql)(
    'is of one moment: what comes while it is made is neither counted nor in it',
    async () => {
      const insert =
        "insert into public.admin_audit_log (action, table_name) values ('insert', 'came-meanwhile')";
      const meanwhile = await backups.program(
        'meanwhile',
        `[ "$1" = --version ] || psql -qX ${apart(source.url).address} -c "${insert}"\nexec ${backups.pgDump} "$@"`,
      );
      const { rows } = await backups.read('whole');
      expect((await backups.command('backup', source.url, 'moment', { PG_DUMP: meanwhile })).code).toBe(0);
      const late = await ask(
        source.url,
        "select from public.admin_audit_log where table_name = 'came-meanwhile'",
      );
      expect(late).toHaveLength(1);
      expect((await backups.read('moment')).rows).toEqual(rows);
      expect(await readFile(path.join(backups.folder, 'moment/rows.sql'), 'utf8')).not.toContain(
        'came-meanwhile',
      );
    },
  );
});

describe.runIf(hasPsql)('A backup of an older release', () => {
  let source: Database;
  let target: Database;
  // This one and those after it came later; it fills a column of every event.
  const firstLater = '20260101003350';
  let later: string[];
  beforeAll(async () => {
    const migrations = path.join(projectFolder, 'supabase/migrations');
    const files = (await readdir(migrations)).toSorted();
    const older = path.join(backups.folder, 'older/migrations');
    await mkdir(older, { recursive: true });
    for (const file of files.filter((name) => name < firstLater))
      await copyFile(path.join(migrations, file), path.join(older, file));
    later = files.filter((name) => name >= firstLater).map((name) => name.slice(0, firstLater.length));
    [source, target] = await Promise.all([
      startDatabase({ ephemeral: true, migrationsDir: older }),
      startEmptyDatabase(),
    ]);
    await ask(
      source.superuserUrl,
      `set session_replication_role = replica;
      insert into auth.users (id, email) values (gen_random_uuid(), 'old@sorella.test');
      insert into public.events (title, description, category, location, start_time, end_time)
      values ('Reading', 'A reading', 'Cultural', 'Café Metropol, Kaiserstraße 5, 60311 Frankfurt', '2030-01-01', '2030-01-02')`,
    );
  });
  afterAll(() => Promise.all([source.stop(), target.stop()]));

  it('comes first, then the migrations that came later; a file may say the password', async () => {
    const { password } = apart(target.superuserUrl);
    const PGPASSFILE = path.join(backups.folder, 'passwords');
    await writeFile(PGPASSFILE, `127.0.0.1:*:*:*:${password}\n`, { mode: 0o600 });
    expect((await backups.command('backup', source.url, 'older-release')).code).toBe(0);
    expect((await backups.read('older-release')).migrations).not.toContain(firstLater);
    const withoutPassword = apart(target.superuserUrl).address;
    const restored = await backups.command('restore', withoutPassword, 'older-release', { PGPASSFILE });
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Applied since: ${later.join(', ')}.`),
    });
    expect(await ask(target.url, 'select email from auth.users')).toEqual([{ email: 'old@sorella.test' }]);
    expect(await ask(target.url, 'select city from public.events')).toEqual([{ city: 'Frankfurt' }]);
  });

  it('is not put over newer migrations', async () => {
    await ask(target.superuserUrl, 'set session_replication_role = replica; delete from auth.users');
    expect(await backups.command('restore', target.superuserUrl, 'older-release')).toMatchObject({
      code: 1,
      output: expect.stringContaining(`migrations that came after the backup: ${later.join(', ')}`),
    });
  });
});
