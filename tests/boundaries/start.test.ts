import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrations = join(root, 'packages', 'local-stack', 'fixtures', 'migrations');
/** Starts a whole backend, on a machine that has other things to do as well. */
const patient = { timeout: 300_000 };
/** Waits for what another process does; it gives no sign of its own. */
const within = { timeout: 30_000, interval: 50 };

let place: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'start-test-'));
  // Postgres runs under another account than root's.
  chmodSync(place, 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(place, { recursive: true });
});

function launch(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(process.execPath, [file, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PATH: `${bin}${delimiter}${process.env['PATH']}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += String(chunk);
  });
  const ended: Promise<unknown[]> = once(child, 'close');
  return { child, output, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A folder for PATH with programs that stand for others. */
function programs(scripts: Readonly<Record<string, string>>): string {
  const folder = join(place, 'programs');
  mkdirSync(folder);
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return `${folder}${delimiter}${process.env['PATH']}`;
}

const processesNaming = (text: string) =>
  execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text));

describe('npm start', () => {
  const serve = join(root, 'tests', 'tools', 'serve.mjs');
  /** Builds nothing, whatever happens: the build says that it was asked for. */
  const noBuild = () => ({ PATH: programs({ node: 'echo asked to build; exit 1' }) });
  const small = () => ['--migrations', migrations, '--data-dir', join(place, 'data')];

  it.each(['abc', '-1', '0', '3000.5', '65536', ' ', '0x10'])(
    'wants a number as PORT, and not "%s"',
    async (PORT) => {
      const { output, ended } = launch(serve, small(), { ...noBuild(), PORT });
      expect(await ended).toEqual([1, null]);
      expect(output).toEqual({ stdout: '', stderr: `PORT wants a number from 1 to 65535, not "${PORT}".\n` });
    },
  );

  it('says that its port is taken, before anything is built', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { output, ended } = launch(serve, small(), { ...noBuild(), PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output).toEqual({
      stdout: '',
      stderr: `Port ${port} is taken, perhaps by a Sorella that runs already: stop that, or set PORT to another one.\n`,
    });
    other.close();
  });

  it('says that it runs already, before anything is built', patient, async () => {
    const stack = join(root, 'packages', 'local-stack', 'src', 'cli.ts');
    const first = launch(stack, [...small(), '--port', '0', '--json']);
    await expect.poll(() => first.output.stdout, patient).toContain('\n');
    const { output, ended } = launch(serve, small(), { ...noBuild(), PORT: String(await freePort()) });
    expect(await ended).toEqual([1, null]);
    expect(output.stderr).toMatch(/\nAnother local stack is running on .*\. Stop that one first.*\n$/);
    expect(output.stdout).not.toContain('asked to build');
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual([0, null]);
  });

  it('says where it cannot write, before anything is built', patient, async () => {
    writeFileSync(join(place, 'data'), 'no folder');
    const { output, ended } = launch(serve, small(), { ...noBuild(), PORT: String(await freePort()) });
    expect(await ended).toEqual([1, null]);
    expect(output.stderr).toMatch(
      new RegExp(`\nCannot write to ${join(place, 'data')}.* \\(E[A-Z]+\\).*\\.\n$`),
    );
    expect(output.stdout).not.toContain('asked to build');
  });

  it('ends on SIGTERM while the build hangs, and takes all that it began with it', patient, async () => {
    const port = await freePort();
    const { child, output, ended } = launch(serve, ['--ephemeral', '--migrations', migrations], {
      PATH: programs({ node: `echo ${place} hangs; exec tail -f ${place}/programs/node` }),
      PORT: String(port),
    });
    await expect.poll(() => output.stdout, patient).toContain(`${place} hangs`);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    await expect.poll(() => processesNaming(place), within).toEqual([]);
    const next = createServer().listen(port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
  });

  it('ends on SIGTERM while the backend hangs, and takes all that it began with it', patient, async () => {
    const folder = join(place, 'supabase', 'migrations');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '20260101000000_hangs.sql'), 'select pg_sleep(86400);');
    const { child, output, ended } = launch(
      serve,
      ['--migrations', folder, '--data-dir', join(place, 'data')],
      { ...noBuild(), PORT: String(await freePort()), TMPDIR: place },
    );
    const makesDatabase = () => processesNaming(place).some((line) => /postgres -D .*template/.test(line));
    await expect.poll(makesDatabase, patient).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    await expect.poll(() => processesNaming(place), within).toEqual([]);
    expect(output.stdout).not.toContain('asked to build');
  });
});

describe('the way in', () => {
  const packages = [
    'app',
    'mocks',
    'tests',
    ...['core', 'local-stack', 'supabase', 'ui'].map((name) => `packages/${name}`),
  ];
  const asked = () => join(place, 'asked');

  /** A repository with the true way in, and nothing but it. */
  function repository(): string {
    const folder = join(place, 'repository');
    mkdirSync(join(folder, 'tests', 'tools'), { recursive: true });
    cpSync(join(root, 'tests', 'tools', 'run.mjs'), join(folder, 'tests', 'tools', 'run.mjs'));
    for (const name of ['.', ...packages]) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(
        join(folder, name, 'package.json'),
        JSON.stringify({ packageManager: 'pnpm@1.2.3', scripts: { act: 'node act.mjs' } }),
      );
    }
    for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(folder, name), '');
    writeFileSync(
      join(folder, 'act.mjs'),
      `process.on('SIGTERM', () => process.exit(7));
       console.log('acts', JSON.stringify(process.argv.slice(2)));
       if (process.argv.includes('--stay')) setInterval(() => undefined, 60_000);`,
    );
    return folder;
  }
  /** Stands for npx: writes down what it was asked for, and brings Node as an installation does. */
  const npx = (folder: string) => ({
    npx: `echo "$@" >> ${asked()}; mkdir -p ${folder}/node_modules/.bin; ln -sf ${process.execPath} ${folder}/node_modules/.bin/node`,
  });

  it('says what it does before the first installation, and needs no network once that fits', async () => {
    const folder = repository();
    const run = join(folder, 'tests', 'tools', 'run.mjs');
    const PATH = programs(npx(folder));
    const first = launch(run, ['act', 'one two', '$HOME'], { PATH });
    expect(await first.ended).toEqual([0, null]);
    expect(first.output.stdout).toBe(
      'Installing the packages with pnpm@1.2.3: the first time, npx fetches that, which may take a minute.\nacts ["one two","$HOME"]\n',
    );
    expect(execFileSync('cat', [asked()], { encoding: 'utf8' })).toBe(
      '-y pnpm@1.2.3 install --frozen-lockfile\n',
    );
    rmSync(asked());
    const second = launch(run, ['act'], { PATH });
    expect(await second.ended).toEqual([0, null]);
    expect(second.output.stdout).toBe('acts []\n');
    expect(existsSync(asked())).toBe(false);
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'changed');
    expect(await launch(run, ['act'], { PATH }).ended).toEqual([0, null]);
    expect(existsSync(asked())).toBe(true);
  });

  it('passes SIGTERM on and ends as the script does', async () => {
    const folder = repository();
    const { child, output, ended } = launch(join(folder, 'tests', 'tools', 'run.mjs'), ['act', '--stay'], {
      PATH: programs(npx(folder)),
    });
    await expect.poll(() => output.stdout, within).toContain('acts');
    child.kill('SIGTERM');
    expect(await ended).toEqual([7, null]);
  });

  it.each([
    ['deploy', ['--help'], 0, 'npm run deploy -- [--settings FILE]'],
    ['deploy:verify', [], 2, 'npm run deploy:verify -- --url'],
    ['backup', ['--help'], 0, 'npm run backup -- --database ADDRESS --to FOLDER'],
    ['restore', ['--help'], 0, 'npm run restore -- --database ADDRESS --from FOLDER'],
  ])(
    'leads to `npm run %s` from a Node that reads no TypeScript',
    patient,
    async (name, args, code, said) => {
      const typeScript = 'case "$*" in *.ts*) echo "Unknown file extension .ts" >&2; exit 1;; esac';
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(
        readFileSync(join(root, 'package.json'), 'utf8'),
      );
      const shell = spawn('sh', ['-c', `${scripts[name]} "$@"`, 'sh', ...args], {
        cwd: root,
        env: { ...process.env, PATH: programs({ node: `${typeScript}\nexec ${process.execPath} "$@"` }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [shell.stdout, shell.stderr])
        stream.on('data', (chunk) => {
          output += String(chunk);
        });
      const ended: unknown[] = await once(shell, 'close');
      expect({ ended, output }).toEqual({ ended: [code, null], output: expect.stringContaining(said) });
    },
  );

  it('ends with the shell in which npm runs it', async () => {
    const folder = repository();
    const act = 'node tests/tools/run.mjs act --stay; true';
    const shell = spawn('sh', ['-c', act], {
      cwd: folder,
      env: { ...process.env, PATH: programs(npx(folder)), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    shell.stdout.on('data', (chunk) => {
      said += String(chunk);
    });
    await expect.poll(() => said, within).toContain('acts');
    expect(processesNaming(`${folder}/node_modules/.bin/node`)).toHaveLength(1);
    shell.kill('SIGTERM');
    await expect.poll(() => processesNaming(`${folder}/node_modules/.bin/node`), within).toEqual([]);
  });
});
