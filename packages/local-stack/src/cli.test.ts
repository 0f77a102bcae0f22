import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPostmaster, runningPostmaster } from './postgres/postmaster.ts';
import { fixtureMigrations, password, people, visitor } from './testing/fixture.ts';
import { cli, endLaunched, launch, launchReady, readyLine } from './testing/launch.ts';

const folders: string[] = [];

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

/** Waits for what another process does; it gives no sign of its own. */
const within = { timeout: 20_000, interval: 50 };

const throwAwayFolder = async (url: string) => {
  const [row] = await query(url, "select current_setting('sorella.data_folder') as place");
  return path.dirname(z.object({ place: z.string() }).parse(row).place);
};

/** The ids of the processes on whose command line this stands: Postgres and its keeper name their folder. */
function processesNaming(text: string): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => Number.parseInt(line, 10));
}

afterEach(async () => {
  await endLaunched();
  await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })));
});

describe('pnpm stack --ephemeral --json', () => {
  it('prints one line when ready, runs until SIGTERM, and leaves nothing behind', async () => {
    const { child, output, ended, ready } = await launchReady(['--ephemeral']);
    const place = await throwAwayFolder(ready.databaseUrl);
    const postmaster = runningPostmaster(path.join(place, 'pg'));
    expect(postmaster).toBeGreaterThan(1);
    const client = visitor(ready);
    const { error } = await client.auth.signInWithPassword({ email: people.maya.email, password });
    expect(error).toBeNull();
    expect((await fetch(`${ready.mailboxUrl}/api/messages`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output.stdout.trim().split('\n')).toHaveLength(1);
    expect(output.stderr).toMatch(/one machine/);
    expect(isPostmaster(postmaster ?? 0, path.join(place, 'pg'))).toBe(false);
    expect(existsSync(place)).toBe(false);
    expect((await readdir(tmpdir())).filter((name) => name.includes(path.basename(place)))).toEqual([]);
  });

  it('runs side by side with another one, each with its own data', async () => {
    const [one, two] = await Promise.all([launchReady(['--ephemeral']), launchReady(['--ephemeral'])]);
    await query(one.ready.databaseUrl, `insert into public.circles (name) values ('Only here')`);
    const names = await query(two.ready.databaseUrl, 'select name from public.circles');
    expect(names).toHaveLength(3);
    expect(new Set([one.ready.url, two.ready.url, one.ready.mailboxUrl, two.ready.mailboxUrl]).size).toBe(4);
    expect(one.ready.secretKey).not.toBe(two.ready.secretKey);
  });

  it('is cleaned up even after kill -9', async () => {
    const { child, ended, ready } = await launchReady(['--ephemeral']);
    const place = await throwAwayFolder(ready.databaseUrl);
    const postmaster = runningPostmaster(path.join(place, 'pg'));
    expect(postmaster).toBeGreaterThan(1);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => existsSync(place), within).toBe(false);
    expect(isPostmaster(postmaster ?? 0, path.join(place, 'pg'))).toBe(false);
  });

  it.each([
    ['the npm or pnpm that launched it, which passes no signal on', 'npm.mjs', []],
    ['the program that started it, when told to', 'program.mjs', ['--with-parent']],
  ])('ends with %s', async (_, name, more) => {
    const launcher = path.join(await folder(), name);
    const args = [cli, '--migrations', fixtureMigrations, '--ephemeral', '--json', ...more];
    await writeFile(
      launcher,
      `import { spawn } from 'node:child_process';
       const { pid } = spawn(process.execPath, ${JSON.stringify(args)}, { stdio: 'inherit' });
       console.log(pid);`,
    );
    const parent = spawn(process.execPath, [launcher], {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
    const nextLine = async () => JSON.parse(z.string().parse((await lines.next()).value));
    const stackProcess = z.number().parse(await nextLine());
    const place = await throwAwayFolder(readyLine.parse(await nextLine()).databaseUrl);
    expect(processesNaming(place).length).toBeGreaterThan(1);
    expect(processesNaming(cli)).toContain(stackProcess);
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(place), within).toBe(false);
    await expect.poll(() => processesNaming(place), within).toEqual([]);
    await expect.poll(() => processesNaming(cli), within).not.toContain(stackProcess);
    expect((await readdir(tmpdir())).filter((file) => file.includes(path.basename(place)))).toEqual([]);
  });

  it('leaves a new database empty with --no-seed', async () => {
    const { ready } = await launchReady(['--ephemeral', '--no-seed']);
    expect(await query(ready.databaseUrl, 'select from public.circles')).toHaveLength(0);
  });
});

describe('pnpm stack', () => {
  it('has its data after kill -9, with Postgres left running, and goes on with the same keys', async () => {
    const dataDir = await folder();
    const first = await launchReady(['--data-dir', dataDir, '--port', '0']);
    await query(first.ready.databaseUrl, `insert into public.circles (name) values ('Kept')`);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await launchReady(['--data-dir', dataDir, '--port', '0']);
    expect(
      await query(second.ready.databaseUrl, `select from public.circles where name = 'Kept'`),
    ).toHaveLength(1);
    expect(second.ready.secretKey).toBe(first.ready.secretKey);
    const slots = await query(second.ready.databaseUrl, 'select from pg_replication_slots');
    expect(slots).toHaveLength(1);
  });

  it('begins again with --reset', async () => {
    const dataDir = await folder();
    const first = await launchReady(['--data-dir', dataDir, '--port', '0']);
    await query(first.ready.databaseUrl, `insert into public.circles (name) values ('Gone')`);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await launchReady(['--data-dir', dataDir, '--port', '0', '--reset']);
    expect(await query(second.ready.databaseUrl, 'select from public.circles')).toHaveLength(3);
  });

  it('takes another port when the wished one is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const port = z.object({ port: z.number() }).parse(busy.address()).port;
    const { ready } = await launchReady(['--data-dir', await folder(), '--port', String(port)]);
    expect(new URL(ready.url).port).not.toBe(String(port));
    busy.close();
  });

  it.each([
    ['--production', ['--production'], {}],
    ['NODE_ENV=production', [], { NODE_ENV: 'production' }],
  ])('refuses to start with %s', async (_, args, environment) => {
    const { output, ended } = launch(['--ephemeral', ...args], environment);
    expect(await ended).toEqual([1, null]);
    expect(output.stderr).toMatch(/does not start in production/);
    expect(output.stdout).toBe('');
  });

  it('names an option it does not know', async () => {
    const { output, ended } = launch(['--ephemerall']);
    expect(await ended).toEqual([1, null]);
    expect(output.stderr).toMatch(/--ephemerall/);
  });
});
