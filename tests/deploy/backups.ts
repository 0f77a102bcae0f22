import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@sorella/supabase/deploy';
import { ask } from './hosted.ts';

const majorOf = async (program: string) =>
  Number(/(\d+)/.exec((await run(program, ['--version']).catch(() => ({ output: '0' }))).output)?.[0]);

/** Whether a backup can be restored here. */
export const hasPsql = (await majorOf('psql')) > 0;
if (!hasPsql) console.warn('No backup is restored here: there is no psql on the path.');
// An installed one, as whoever runs a server has it, where it is new enough.
const hasPgDump = (await majorOf('pg_dump')) >= 17;

/** An address as it may be told, and the password beside it. */
export function apart(url: string) {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return { address: String(address), password };
}

/** Every row of every table that a backup holds, as one digest a table. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'private', 'public', 'storage') and tablename not in ('flow_state') order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [table] = await ask<{ content: string }>(
      url,
      `select count(*) || ' ' || md5(coalesce(string_agg(each::text, ';' order by each::text), '')) as content from ${name} each`,
    );
    content[name] = table?.content ?? '';
  }
  return content;
}

/** Where every sequence stands. */
export const sequencesOf = (url: string) =>
  ask(url, 'select schemaname, sequencename, last_value from pg_sequences order by 1, 2');

/** A folder of backups, and the commands that make and restore them. */
export interface Backups {
  readonly folder: string;
  /** Makes an executable of a few lines of shell. */
  program(name: string, lines: string): Promise<string>;
  /** A `pg_dump` for the databases of tests. */
  readonly pgDump: string;
  /** Runs one of the commands on a database. @throws Error when it prints the password. */
  command(
    name: 'backup' | 'restore',
    url: string,
    at: string,
    env?: Readonly<Record<string, string>>,
  ): Promise<{ code: number; output: string }>;
  /** What a backup says of itself. */
  read(at: string): Promise<{ rows: Record<string, number>; migrations: string[] }>;
  /** Another backup, with what it says of itself changed to `change` of it. */
  changedCopy(from: string, to: string, change: (said: object) => object): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the folder. */
export async function startBackups(): Promise<Backups> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sorella-backups-'));
  async function program(name: string, lines: string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, `#!/bin/sh\n${lines}\n`);
    await chmod(file, 0o700);
    return file;
  }
  const ours = `exec ${process.execPath} ${path.join(import.meta.dirname, 'pg-dump.ts')} "$@"`;
  const pgDump = hasPgDump ? 'pg_dump' : await program('pg_dump', ours);
  return {
    folder,
    program,
    pgDump,
    async command(name, url, at, env = {}) {
      const { address, password } = apart(url);
      const place = [name === 'backup' ? '--to' : '--from', path.join(folder, at)];
      const done = await run(
        process.execPath,
        ['--no-deprecation', `deploy/${name}.ts`, '--database', address, ...place],
        { env: { PG_DUMP: pgDump, ...(password === '' ? {} : { PGPASSWORD: password }), ...env } },
      );
      if (password !== '' && done.output.includes(password)) throw new Error('It prints the password');
      return done;
    },
    async read(at) {
      return JSON.parse(await readFile(path.join(folder, at, 'backup.json'), 'utf8'));
    },
    async changedCopy(from, to, change) {
      await cp(path.join(folder, from), path.join(folder, to), { recursive: true });
      const file = path.join(folder, to, 'backup.json');
      await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    },
    stop: () => rm(folder, { recursive: true }),
  };
}
